import { detailsOf, type RecentDog } from '@/lib/client/letter/recent-dogs';
import { filledIn } from '@/lib/domain/dogs/filled-in';
import type { Letter } from '@/lib/domain/letter/letter';
import { whoIs } from '@/lib/domain/letter/letter-variables';

/** What is filled in along with the name of a dog, in the place of what is known of the one that the letter was about. */
export const filledInOf = (
  letter: Letter,
  names: readonly string[],
  dogs: readonly RecentDog[],
  chosen: RecentDog,
) => filledIn(letter.values, detailsOf(dogs, whoIs(letter, [...names, 'client', 'dog'])), chosen.details);
