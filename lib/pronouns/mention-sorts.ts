import { nounKinds, type NounKind } from './they-lexicon.ts';

/** What a mention speaks of, as a number; several are `several + the kind of noun`, a "they" of several the same behind. */
export const Sort = {
  dogVariable: 0,
  dogNoun: 1,
  dogName: 2,
  dogPronoun: 3,
  person: 4,
  group: 5,
  animal: 6,
  otherName: 7,
  lesserName: 8,
  /** "Somebody", "whoever": a single one, but never he or she. */
  anybody: 9,
  several: 10,
  severalPronoun: 10 + nounKinds.length + 1,
} as const;

export const sortCount = 10 + 2 * (nounKinds.length + 1);

/** The sort of several things of a kind; of unknown kind where none is given. */
export const severalOf = (kind: NounKind | undefined) =>
  Sort.several + (kind === undefined ? nounKinds.length : nounKinds.indexOf(kind));
export const severalPeople = severalOf('people');
export const severalDogs = severalOf('dogs');
