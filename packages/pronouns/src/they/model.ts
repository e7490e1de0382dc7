import type { Link } from './forward-backward.ts';
import type { Scale } from './scale.ts';
import { unit, unpacked, unpackedCodes } from './packing.ts';
import { weightCount } from './weight-slots.ts';
import type { Salience } from './mentions.ts';
import { unpackedWords } from '../words/packed-words.ts';
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';
import { aboutDogs, aboutOthers } from './weights.ts';

/** What a text is about: a dog, or in general anybody. */
export interface Topic {
  readonly isGeneral: boolean;
  readonly vocabulary: Vocabulary;
}

export interface Model extends Topic {
  /** In units, see `unpacked`. */
  readonly weights: Int8Array;
}

function load(isGeneral: boolean): Model {
  const { words, pairs, weights } = isGeneral ? aboutOthers : aboutDogs;
  const single = unpackedWords(words);
  const joined = unpackedCodes(pairs);
  return {
    isGeneral,
    vocabulary: vocabularyOf(single, joined),
    weights: unpacked(weights, weightCount(single.length + joined.length)),
  };
}

let ofDogs: Model | undefined;
let ofOthers: Model | undefined;

/** What was learnt of texts about dogs, or of all others. */
export const modelFor = (isGeneral: boolean): Model =>
  isGeneral ? (ofOthers ??= load(true)) : (ofDogs ??= load(false));

/** Weighs the evidence about one "they". */
export class Weighing implements Scale {
  private readonly weights: Int8Array;
  private own = 0;
  private worth = 0;
  private one = 0;
  private others = 0;
  private tie: [number, number, number, number] = [0, 0, 0, 0];

  constructor(weights: Int8Array) {
    this.weights = weights;
  }

  addOwn(slot: number): void {
    this.own += this.weights[slot] ?? 0;
  }

  addMention(slot: number): void {
    this.worth += this.weights[slot] ?? 0;
  }

  addSalience(salience: Salience): void {
    salience.worth ??= salience.slots.reduce((sum, slot) => sum + (this.weights[slot] ?? 0), 0);
    this.worth += salience.worth;
  }

  endMention(isOne: boolean): void {
    const worth = factorOf(this.worth);
    if (isOne) this.one += worth;
    else this.others += worth;
    this.worth = 0;
  }

  addTie(slot: number): void {
    for (let reading = 0; reading < this.tie.length; reading += 1)
      this.tie[reading] = (this.tie[reading] ?? 0) + (this.weights[slot + reading] ?? 0);
  }

  /** All of one pronoun, and starts the next. */
  taken(): Link {
    const odds = (this.one + factorOf(this.own)) / (this.others + 1);
    const [neither, later, earlier, both] = this.tie;
    const tie = [factorOf(neither), factorOf(later), factorOf(earlier), factorOf(both)] as const;
    this.own = 0;
    this.one = 0;
    this.others = 0;
    this.tie = [0, 0, 0, 0];
    return { odds, tie };
  }
}

/** Units up to which factors are kept: a sum of them is hardly ever larger. */
const furthest = 512;
const factors = Float64Array.from({ length: 2 * furthest + 1 }, (_none, place) =>
  Math.exp((place - furthest) * unit),
);

/** How many times likelier so many units make something. */
const factorOf = (units: number): number => factors[units + furthest] ?? Math.exp(units * unit);
