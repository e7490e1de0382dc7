import { aftercare } from './aftercare';
import { aloneTime } from './alone-time';
import { behavior } from './behavior';
import { closings } from './closings';
import { enrichment } from './enrichment';
import { homework } from './homework';
import { leash } from './leash';
import { lessonSummaries } from './lesson-summaries';
import { manners } from './manners';
import { openings } from './openings';
import { payment } from './payment';
import { puppy } from './puppy';
import { recall } from './recall';
import { referrals } from './referrals';
import { scheduling } from './scheduling';
import type { StarterSnippet } from './starter-snippet';

/** Every snippet a new library can start with, in the order a letter is built: from the greeting to the closing line. */
export const starterLibrary: readonly StarterSnippet[] = [
  ...openings,
  ...lessonSummaries,
  ...homework,
  ...enrichment,
  ...puppy,
  ...recall,
  ...leash,
  ...manners,
  ...behavior,
  ...aloneTime,
  ...referrals,
  ...scheduling,
  ...payment,
  ...aftercare,
  ...closings,
];

const essentialKeys: ReadonlySet<string> = new Set([
  'warm-hello',
  'first-lesson-recap',
  'how-to-practice',
  'marker-word',
  'settle-on-a-mat',
  'recall-name-game',
  'loose-leash-week-1',
  'door-manners',
  'jumping-up',
  'puppy-biting',
  'house-training',
  'alone-time-first-steps',
  'lesson-confirmation',
  'invoice',
  'see-you-next-time',
]);

/** The ones to begin with where a plan has no room for all: a first letter, and room left for the trainer's own. */
export const starterEssentials = starterLibrary.filter(({ key }) => essentialKeys.has(key));
