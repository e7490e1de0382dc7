import { herAndHis } from './her-and-his';
import { suite } from './suite';
import { agreementSuite } from './suite-agreement';
import { careSuite } from './suite-care';
import { clippedSuite } from './suite-clipped';
import { dialogueSuite } from './suite-dialogue';
import { essaysSuite } from './suite-essays';
import { genresSuite } from './suite-genres';
import { givingSuite } from './suite-giving';
import { herSuite } from './suite-her';
import { herAgainSuite } from './suite-her-again';
import { homeworkSuite } from './suite-homework';
import { isOrHasSuite } from './suite-is-or-has';
import { isOrHasThingsSuite } from './suite-is-or-has-things';
import { isOrHasTalkSuite } from './suite-is-or-has-talk';
import { isOrHasNewsSuite } from './suite-is-or-has-news';
import { lessonsSuite } from './suite-lessons';
import { oneDogSuite } from './suite-one-dog';
import { peopleSuite } from './suite-people';
import { plansSuite } from './suite-plans';
import { proseSuite } from './suite-prose';
import { talkSuite } from './suite-talk';
import { trainersSuite } from './suite-trainers';
import { verbsSuite } from './suite-verbs';
import { verbsAgainSuite } from './suite-verbs-again';
import { walksSuite } from './suite-walks';

/** The labelled sentences of all files; a label stands in one of them only. */
export const allSuites = {
  ...suite,
  ...agreementSuite,
  ...proseSuite,
  ...careSuite,
  ...clippedSuite,
  ...dialogueSuite,
  ...essaysSuite,
  ...genresSuite,
  ...givingSuite,
  ...homeworkSuite,
  ...isOrHasSuite,
  ...isOrHasThingsSuite,
  ...isOrHasTalkSuite,
  ...isOrHasNewsSuite,
  ...lessonsSuite,
  ...oneDogSuite,
  ...peopleSuite,
  ...trainersSuite,
  ...plansSuite,
  ...talkSuite,
  ...verbsSuite,
  ...verbsAgainSuite,
  ...walksSuite,
  ...herSuite,
  ...herAgainSuite,
  ...herAndHis,
};
