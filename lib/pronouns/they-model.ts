import type { Scale } from './they-evidence.ts';
import { unpacked } from './they-packing.ts';
import { weightCount } from './they-slots.ts';
import { weighedWords, weights as packed } from './they-weights.ts';

interface Model {
  readonly numbers: ReadonlyMap<string, number>;
  readonly weights: Float32Array;
}

let model: Model | undefined;

function load(): Model {
  const words = weighedWords.split(' ');
  return {
    numbers: new Map(words.map((word, index) => [word, index + 1])),
    weights: unpacked(packed, weightCount(words.length)),
  };
}

/** The number of a word that has weights of its own; 0 for all others. */
export const numberOf = (word: string) => (model ??= load()).numbers.get(word) ?? 0;

/** Weighs the evidence about one "they". */
export class Weighing implements Scale {
  private readonly weights = (model ??= load()).weights;
  private own = 0;
  private worth = 0;
  private one = 0;
  private others = 0;

  clear(): void {
    this.own = 0;
    this.worth = 0;
    this.one = 0;
    this.others = 0;
  }

  addOwn(slot: number): void {
    this.own += this.weights[slot] ?? 0;
  }

  addMention(slot: number): void {
    this.worth += this.weights[slot] ?? 0;
  }

  endMention(isOne: boolean): void {
    if (isOne) this.one += Math.exp(this.worth);
    else this.others += Math.exp(this.worth);
    this.worth = 0;
  }

  /** How much more likely the one is than others, as a logarithm: from 0 up the one is meant. */
  leaning(): number {
    return Math.log((this.one + Math.exp(this.own)) / (this.others + 1));
  }
}
