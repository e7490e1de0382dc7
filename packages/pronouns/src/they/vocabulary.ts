import type { Text } from '../text/text.ts';
import { wordOf, type Word } from '../words/word.ts';

/** The words and pairs of words that have weights of their own. */
export interface Vocabulary {
  /** The number of a word; 0 where it has none. */
  readonly numberOf: (word: Word) => number;
  /** The number of two words together, by theirs; 0 where they have none. */
  readonly pairOf: (one: number, other: number) => number;
}

/** The words of a text by their numbers in the vocabulary. */
export class Numbered {
  readonly pairOf: Vocabulary['pairOf'];
  /** The number of where a sentence starts. */
  readonly start: number;
  private readonly text: Text;
  private readonly vocabulary: Vocabulary;

  constructor(text: Text, vocabulary: Vocabulary) {
    this.text = text;
    this.vocabulary = vocabulary;
    this.pairOf = vocabulary.pairOf;
    this.start = vocabulary.numberOf(wordOf('^'));
  }

  /** The number of the word at `index`, as it stands there; behind the last one, that of no word. */
  word(index: number): number {
    return this.vocabulary.numberOf(this.text.entry(index));
  }

  /** The number of what the word at `index` is a form of. */
  lemma(index: number): number {
    return this.vocabulary.numberOf(this.text.entry(index).lemma);
  }
}

/** Words are numbered from 1 up to less than this. */
export const mostWords = 8_192;

/** A pair as one number, by which pairs are in order. */
export const pairCode = (one: number, other: number): number => one * mostWords + other;

/** Where a word keeps its number in the next vocabulary: one reads about dogs, the other about people, in turns. */
let nextPlace: 0 | 1 = 0;

/** Words numbered from 1 on, and behind them pairs, in the order given. */
export function vocabularyOf(words: readonly string[], pairs: readonly number[]): Vocabulary {
  const numbers = new Map(words.map((word, index) => [word, index + 1]));
  const place = nextPlace;
  nextPlace = place === 0 ? 1 : 0;
  const table = tableOf(pairs);
  const mask = table.length / 2 - 1;
  return {
    numberOf: (word) => {
      if (word.numberedIn[place] === numbers) return word.numbers[place];
      word.numberedIn[place] = numbers;
      return (word.numbers[place] = numbers.get(word.text) ?? 0);
    },
    pairOf: (one, other) => {
      if (one === 0 || other === 0) return 0;
      const code = pairCode(one, other);
      for (let place = spread(code) & mask; ; place = (place + 1) & mask) {
        const found = table[place * 2];
        if (found === code) return words.length + (table[place * 2 + 1] ?? 0);
        if (found === 0) return 0;
      }
    },
  };
}

/** Codes and their numbers from 1 on, each where its code sends it or behind: quicker than a map of numbers. */
function tableOf(pairs: readonly number[]): Int32Array {
  let size = 64;
  while (size < pairs.length * 3) size *= 2;
  const table = new Int32Array(size * 2);
  for (const [index, code] of pairs.entries()) {
    let place = spread(code) & (size - 1);
    while (table[place * 2] !== 0) place = (place + 1) & (size - 1);
    table[place * 2] = code;
    table[place * 2 + 1] = index + 1;
  }
  return table;
}

const spread = (code: number) => {
  const mixed = Math.imul(code, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};
