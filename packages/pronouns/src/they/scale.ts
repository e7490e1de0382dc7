import type { Salience } from './mentions.ts';

/** What takes in the evidence, as numbers of weights. */
export interface Scale {
  /** Of the pronoun itself: speaks for the one. */
  addOwn(slot: number): void;
  /** Of the mention that is being looked at: speaks for it. */
  addMention(slot: number): void;
  /** Of the mention that is being looked at, whichever pronoun looks. */
  addSalience(salience: Salience): void;
  /** Ends a mention; `isOne` says whether it is the one dog, or the one person. */
  endMention(isOne: boolean): void;
  /** Of this pronoun and the one before: the first of four weights, see `tieReadings`. */
  addTie(slot: number): void;
}
