import { walkThey } from '../../lib/pronouns/plural-they.ts';
import type { Topic } from '../../lib/pronouns/they-model.ts';
import type { Scale } from '../../lib/pronouns/they-evidence.ts';
import type { LabelledText } from './labelled-text.ts';
import { randomFrom, shuffle } from './random.ts';

interface Group {
  readonly isOne: boolean;
  readonly slots: readonly number[];
}

/** One "they" with all that speaks for and against. */
interface Example {
  readonly meansOne: boolean;
  readonly weight: number;
  /** The pronoun itself for the one, nothing for others, then each mention. */
  readonly groups: readonly Group[];
}

/** Writes the evidence down. */
class Record implements Scale {
  private own: number[] = [];
  private mention: number[] = [];
  private mentions: Group[] = [];

  addOwn(slot: number): void {
    this.own.push(slot);
  }

  addMention(slot: number): void {
    this.mention.push(slot);
  }

  endMention(isOne: boolean): void {
    this.mentions.push({ isOne, slots: this.mention });
    this.mention = [];
  }

  /** All of one pronoun, and starts the next. */
  taken(): Group[] {
    const groups = [{ isOne: true, slots: this.own }, { isOne: false, slots: [] }, ...this.mentions];
    this.own = [];
    this.mentions = [];
    return groups;
  }
}

/** The words that so many examples depend on that they get weights of their own. */
export function frequentWords(texts: readonly LabelledText[], isGeneral: boolean, least: number): string[] {
  const counts = new Map<string, number>();
  const numberOf = (word: string) => {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    return 0;
  };
  const record = new Record();
  for (const { text, sentences, meansOne } of texts)
    walkThey(text, sentences, { isGeneral, numberOf }, record, ({ index }) => meansOne.get(index) ?? true);
  return [...counts]
    .filter(([word, times]) => times >= least && !/["\d]/.test(word))
    .map(([word]) => word)
    .sort();
}

/** What the texts teach, every "they" before being read as it is meant. */
export function examplesOf(texts: readonly LabelledText[], topic: Topic, weight: number): Example[] {
  const examples: Example[] = [];
  for (const { text, sentences, meansOne } of texts) {
    const record = new Record();
    walkThey(text, sentences, topic, record, ({ index }) => {
      const groups = record.taken();
      const label = meansOne.get(index);
      if (label !== undefined) examples.push({ meansOne: label, weight, groups });
      return label ?? true;
    });
  }
  return examples;
}

const rounds = 20;
const firstStep = 0.15;
const decay = 0.01;
/** Slots left out of each look at an example, so that no weight relies on another. */
const dropped = 0.15;
/** A slot that fewer examples have tells nothing. */
const leastSeen = 3;

const runs = 5;

/** Finds the weights under which the examples are most likely: the mean of some runs, so that no order of them decides. */
export function learn(examples: readonly Example[], size: number): Float64Array {
  const sum = new Float64Array(size);
  for (let run = 1; run <= runs; run += 1) {
    for (const [slot, weight] of learnOnce(examples, size, randomFrom(run)).entries())
      sum[slot] = (sum[slot] ?? 0) + weight / runs;
  }
  return sum;
}

/** Stochastic gradients, with a step size for each weight. */
function learnOnce(examples: readonly Example[], size: number, random: () => number): Float64Array {
  const seen = new Uint32Array(size);
  for (const { groups } of examples)
    for (const { slots } of groups) for (const slot of slots) seen[slot] = (seen[slot] ?? 0) + 1;
  const known = examples.map((example) => ({
    ...example,
    groups: example.groups.map(({ isOne, slots }) => ({
      isOne,
      slots: slots.filter((slot) => (seen[slot] ?? 0) >= leastSeen),
    })),
  }));
  const weights = new Float64Array(size);
  const squares = new Float64Array(size).fill(1e-6);
  for (let round = 0; round < rounds; round += 1) {
    const step = firstStep * (1 - (0.8 * round) / rounds);
    shuffle(known, random);
    for (const example of known) {
      const looks = example.groups.map(({ isOne, slots }) => {
        const kept = slots.filter(() => random() > dropped);
        return {
          isOne,
          kept,
          worth: Math.exp(kept.reduce((sum, slot) => sum + (weights[slot] ?? 0), 0)),
        };
      });
      const all = looks.reduce((sum, { worth }) => sum + worth, 0);
      const right = looks.reduce((sum, look) => sum + (look.isOne === example.meansOne ? look.worth : 0), 0);
      for (const { isOne, kept, worth } of looks) {
        const slope = ((isOne === example.meansOne ? worth / right : 0) - worth / all) * example.weight;
        if (Math.abs(slope) < 1e-5) continue;
        for (const slot of kept) {
          const weight = weights[slot] ?? 0;
          const gradient = slope - decay * weight;
          const square = (squares[slot] ?? 0) + gradient * gradient;
          squares[slot] = square;
          weights[slot] = weight + (step * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return weights.map((weight) => weight * (1 - dropped));
}
