import { Sort } from './mention-sorts.ts';

/** The dog or the one person, several, and somebody else. */
export const Side = { one: 0, several: 1, other: 2 } as const;
export const sides = 3;

/** In texts about dogs the dog alone is the one; elsewhere anybody single. */
export function isOneOf(sort: number, isGeneral: boolean): boolean {
  if (sort <= Sort.dogName) return true;
  return isGeneral && singles.has(sort);
}

const singles = new Set<number>([Sort.person, Sort.lesserName, Sort.otherName, Sort.animal]);

export const sideOf = (sort: number, isOne: boolean) =>
  isOne ? Side.one : sort >= Sort.several ? Side.several : Side.other;
