import { Place } from './mention-place.ts';
import type { Mention } from './mentions.ts';
import type { Pronoun } from './clause.ts';
import { isOneOf, Side, sideOf } from './sides.ts';

/** Whom a whole text speaks of, counted. */
export interface Crowd {
  /** Mentions of the one. */
  readonly ones: number;
  /** Mentions of several. */
  readonly severals: number;
  /** Of these, subjects. */
  readonly acting: number;
  /** "They", "them" and "their". */
  readonly pronouns: number;
}

/** Counts them, sentence by sentence. */
export function crowdOf(
  mentions: readonly (readonly Mention[])[],
  pronouns: readonly (readonly Pronoun[])[],
  isGeneral: boolean,
): Crowd {
  const crowd = { ones: 0, severals: 0, acting: 0, pronouns: 0 };
  for (const found of pronouns) crowd.pronouns += found.length;
  for (const found of mentions) {
    for (const { sort, place } of found) {
      const isOne = isOneOf(sort, isGeneral);
      if (isOne) crowd.ones += 1;
      if (sideOf(sort, isOne) !== Side.several) continue;
      crowd.severals += 1;
      if (place === Place.subject) crowd.acting += 1;
    }
  }
  return crowd;
}
