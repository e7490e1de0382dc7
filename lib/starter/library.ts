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
