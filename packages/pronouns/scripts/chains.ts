import { walkThey } from '../src/they/plural-they.ts';
import type { Topic } from '../src/they/model.ts';
import type { Scale } from '../src/they/scale.ts';
import type { Salience } from '../src/they/mentions.ts';
import { pairCode, vocabularyOf } from '../src/they/vocabulary.ts';
import type { Word } from '../src/words/word.ts';
import type { LabelledText } from './labelled-text.ts';

export interface Group {
  readonly isOne: boolean;
  readonly slots: readonly number[];
}

/** One "they" with all that speaks for and against. */
export interface Example {
  /** Undefined where it is not known. */
  readonly meansOne: boolean | undefined;
  /** The pronoun itself for the one, nothing for others, then each mention. */
  readonly groups: readonly Group[];
  /** What ties it to the one before, the first slot of each. */
  readonly ties: readonly number[];
}

/** All of one text, in order. */
export interface Chain {
  readonly weight: number;
  readonly examples: readonly Example[];
}

/** Writes the evidence down. */
class Record implements Scale {
  private own: number[] = [];
  private mention: number[] = [];
  private mentions: Group[] = [];
  private ties: number[] = [];

  addOwn(slot: number): void {
    this.own.push(slot);
  }

  addMention(slot: number): void {
    this.mention.push(slot);
  }

  addSalience({ slots }: Salience): void {
    this.mention.push(...slots);
  }

  endMention(isOne: boolean): void {
    this.mentions.push({ isOne, slots: this.mention });
    this.mention = [];
  }

  addTie(slot: number): void {
    this.ties.push(slot);
  }

  /** All of one pronoun, and starts the next. */
  taken(): Omit<Example, 'meansOne'> {
    const groups = [{ isOne: true, slots: this.own }, { isOne: false, slots: [] }, ...this.mentions];
    const { ties } = this;
    this.own = [];
    this.mentions = [];
    this.ties = [];
    return { groups, ties };
  }
}

/** The words that so many examples depend on that they get weights of their own. */
export function frequentWords(texts: readonly LabelledText[], isGeneral: boolean, least: number): string[] {
  const counts = new Map<string, number>();
  const numberOf = ({ text }: Word) => {
    counts.set(text, (counts.get(text) ?? 0) + 1);
    return 0;
  };
  walkAll(texts, { isGeneral, vocabulary: { numberOf, pairOf: () => 0 } });
  return [...counts]
    .filter(([word, times]) => times >= least && !/["\d]/.test(word))
    .map(([word]) => word)
    .sort();
}

/** The pairs of these words, as codes, that so many examples depend on. */
export function frequentPairs(
  texts: readonly LabelledText[],
  isGeneral: boolean,
  words: readonly string[],
  least: number,
): number[] {
  const counts = new Map<number, number>();
  const { numberOf } = vocabularyOf(words, []);
  const pairOf = (one: number, other: number) => {
    const code = pairCode(one, other);
    if (one > 0 && other > 0) counts.set(code, (counts.get(code) ?? 0) + 1);
    return 0;
  };
  walkAll(texts, { isGeneral, vocabulary: { numberOf, pairOf } });
  return [...counts]
    .filter(([, times]) => times >= least)
    .map(([code]) => code)
    .sort((one, other) => one - other);
}

function walkAll(texts: readonly LabelledText[], topic: Topic): void {
  const record = new Record();
  for (const { text, sentences } of texts) walkThey(text, sentences, topic, record, () => record.taken());
}

/** What the texts teach. */
export function chainsOf(texts: readonly LabelledText[], topic: Topic, weight: number): Chain[] {
  return texts.map(({ text, sentences, meansOne }) => {
    const record = new Record();
    const examples: Example[] = [];
    walkThey(text, sentences, topic, record, ({ index }) => {
      examples.push({ ...record.taken(), meansOne: meansOne.get(index) });
    });
    return { weight, examples };
  });
}
