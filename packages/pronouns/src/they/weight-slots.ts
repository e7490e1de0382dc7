import { sortCount } from './mention-sorts.ts';
import type { Role } from '../words/pronoun-forms.ts';
import { nounKinds } from '../words/senses.ts';
import type { Crowd } from './crowd.ts';
import { toldCount } from './grammatical-number.ts';
import { sides } from './sides.ts';

export const roles: readonly Role[] = ['subject', 'object', 'possessive', 'independent', 'reflexive'];
/** Ways to stand in a clause, see `Place`. */
export const placeCount = 3;
export const roleCount = roles.length;
const kindCount = nounKinds.length + 1;
export const distances = 5;
/** How many words stand between, in steps. */
export const gaps = 8;
const fits = 6;
const needs = 4;
export const determinerKinds = 6;
/** Nouns of the dog, its names, somebody else, several. */
const groups = 4;
/** Clauses, then sentences, from one "they" to the next. */
const tieDistances = 8;
/** None, one, more than one of each side between two "they". */
export const betweenKinds = 27;
/** Neither means the one, only the later, only the earlier, both: the order of the weights of a tie. */
export const tieReadings = 4;

/** One sentence, two or three, more. */
const lengths = 3;
/** Up to how many of each are counted in a whole text, and none. */
const most = { ones: 6, severals: 6, soFar: 4, acting: 6, pronouns: 6 };

let slotCount = 0;
/** Room for one weight per combination. */
function room(...sizes: readonly number[]): number {
  const start = slotCount;
  slotCount += sizes.reduce((product, size) => product * size, 1);
  return start;
}

/** Where the weights of each kind of evidence start. */
export const at = {
  bias: room(1),
  told: room(toldCount),
  bearers: room(roleCount, 16),
  owned: room(kindCount, 2),
  flags: room(4),
  whole: room(lengths, 3, 3, 4, roleCount),
  nearest: room(roleCount, sortCount + 1, sortCount + 1),
  crowdSoFar: room(most.severals, most.soFar, roleCount),
  crowdActing: room(most.acting, most.pronouns, lengths),
  crowdNamed: room(most.ones, most.severals, lengths),
  excluded: room(sortCount + 1),
  relative: room(1),
  sortDistance: room(sortCount, distances),
  placeRole: room(groups, placeCount, roleCount),
  rank: room(sides, 4),
  sidePlace: room(sides, distances, placeCount, roleCount),
  edges: room(sides, 4),
  gap: room(sides, gaps, roleCount),
  sortOtherBlock: room(sortCount),
  fit: room(fits, sides, roleCount),
  sortFit: room(fits, sortCount),
  ownedBySort: room(kindCount, sortCount),
  ownedBySide: room(kindCount, sides, 2),
  determiner: room(sortCount, determinerKinds),
  tieDistanceRoles: room(tieDistances, roleCount, roleCount, tieReadings),
  tieDistanceBetween: room(tieDistances, betweenKinds, tieReadings),
  tieRolesBetween: room(roleCount, roleCount, betweenKinds, tieReadings),
  tieDistanceStarts: room(tieDistances, 4, tieReadings),
  tieStartsBetween: room(4, betweenKinds, tieReadings),
  tieDistanceOtherBlock: room(tieDistances, tieReadings),
  tieClash: room(tieReadings),
};

const beforeWords = slotCount;
slotCount = 0;
/** The same among the weights of one word, or of one pair of words. */
export const ofWord = {
  next: room(roleCount),
  before: room(roleCount),
  behind: room(roleCount),
  governor: room(needs, roleCount),
  mention: room(1),
  preposition: room(needs),
  earlier: room(roleCount),
  opening: room(roleCount),
  beforeMention: room(1),
  secondBeforeMention: room(1),
  behindMention: room(1),
  secondBehindMention: room(1),
  besideMention: room(1),
};
const perWord = slotCount;

/** What a whole text speaks of, and how much of it so far: three weights. */
export function crowdSlots(
  { ones, severals, acting, pronouns }: Crowd,
  soFar: number,
  length: Whole['length'],
  role: number,
): readonly number[] {
  const upTo = (count: number, limit: number) => Math.min(count, limit - 1);
  const several = upTo(severals, most.severals);
  return [
    at.crowdSoFar + (several * most.soFar + upTo(soFar, most.soFar)) * roleCount + role,
    at.crowdActing +
      (upTo(acting, most.acting) * most.pronouns + upTo(pronouns, most.pronouns)) * lengths +
      length,
    at.crowdNamed + (upTo(ones, most.ones) * most.severals + several) * lengths + length,
  ];
}

/** Where a "they" stands in the whole text, and whom that has spoken of. */
export interface Whole {
  /** One sentence, two or three, more. */
  readonly length: 0 | 1 | 2;
  /** In the first sentence, the next two, later. */
  readonly progress: 0 | 1 | 2;
  /** The one was never spoken of, long ago, lately. */
  readonly one: 0 | 1 | 2;
  /** Lately nobody else was, or a single other, several who act, several others. */
  readonly other: 0 | 1 | 2 | 3;
}

export const wholeSlot = ({ length, progress, one, other }: Whole, role: number) =>
  at.whole + (((length * 3 + progress) * 3 + one) * 4 + other) * roleCount + role;

/** The number of the weight of a word or pair for one kind of evidence. */
export const wordSlot = (wordNumber: number, kind: number) => beforeWords + wordNumber * perWord + kind;

/** Weights in all, for so many words and pairs with weights of their own. */
export const weightCount = (words: number) => beforeWords + (words + 1) * perWord;
