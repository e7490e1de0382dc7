import { nounKinds, type NounKind } from '../words/senses.ts';

/** What a mention speaks of, as a number; several are `several + the kind of noun`. */
export const Sort = {
  dogVariable: 0,
  dogNoun: 1,
  dogName: 2,
  person: 3,
  group: 4,
  animal: 5,
  otherName: 6,
  lesserName: 7,
  /** "Somebody", "whoever": a single one, but never he or she. */
  anybody: 8,
  several: 9,
} as const;

export const sortCount = Sort.several + nounKinds.length + 1;

/** The sort of several things of a kind; of unknown kind where none is given. */
export const severalOf = (kind: NounKind | undefined) =>
  Sort.several + (kind === undefined ? nounKinds.length : nounKinds.indexOf(kind));
export const severalPeople = severalOf('people');
export const severalDogs = severalOf('dogs');

/** Instead of a sort: a capitalized word that is no name, and nothing that is counted either. */
export const notCountedHere = -1;
