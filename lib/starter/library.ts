import { aftercare } from './aftercare.ts';
import { aloneTime } from './alone-time.ts';
import { behavior } from './behavior.ts';
import { closings } from './closings.ts';
import { enrichment } from './enrichment.ts';
import { equipment } from './equipment.ts';
import { groupClass } from './group-class.ts';
import { holidays } from './holidays.ts';
import { homework } from './homework.ts';
import { leash } from './leash.ts';
import { lessonSummaries } from './lesson-summaries.ts';
import { manners } from './manners.ts';
import { multiDog } from './multi-dog.ts';
import { openings } from './openings.ts';
import { payment } from './payment.ts';
import { puppy } from './puppy.ts';
import { recall } from './recall.ts';
import { referrals } from './referrals.ts';
import { scheduling } from './scheduling.ts';
import type { StarterSnippet } from './starter-snippet.ts';
import { vetAndGroomer } from './vet-and-groomer.ts';

export interface StarterTopic {
  readonly name: string;
  readonly snippets: readonly StarterSnippet[];
}

/** The starter library by what its snippets are about, in the order a letter is built: from the greeting to the closing line. */
export const starterTopics: readonly StarterTopic[] = [
  { name: 'Greetings', snippets: openings },
  { name: 'Lesson summaries', snippets: lessonSummaries },
  { name: 'Homework', snippets: homework },
  { name: 'Enrichment', snippets: enrichment },
  { name: 'Puppies', snippets: puppy },
  { name: 'Recall', snippets: recall },
  { name: 'Leash walking', snippets: leash },
  { name: 'Manners', snippets: manners },
  { name: 'Behavior', snippets: behavior },
  { name: 'Time alone', snippets: aloneTime },
  { name: 'Equipment', snippets: equipment },
  { name: 'Vet and groomer', snippets: vetAndGroomer },
  { name: 'Holidays and guests', snippets: holidays },
  { name: 'Several dogs', snippets: multiDog },
  { name: 'Group classes', snippets: groupClass },
  { name: 'Referrals', snippets: referrals },
  { name: 'Scheduling', snippets: scheduling },
  { name: 'Payment', snippets: payment },
  { name: 'After the course', snippets: aftercare },
  { name: 'Closings', snippets: closings },
];

/** Every snippet a new library can start with. */
export const starterLibrary: readonly StarterSnippet[] = starterTopics.flatMap(({ snippets }) => snippets);

const essentialKeys: ReadonlySet<string> = new Set([
  'warm-hello',
  'first-lesson-recap',
  'first-lesson-follow-up',
  'homework-plan',
  'marker-word',
  'settle-on-a-mat',
  'recall-name-game',
  'loose-leash-week-1',
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
