import { hasWord, saysDog } from './dog-words.ts';
import type { Text } from '../text/text.ts';
import { topicWeights } from './topic-weights.ts';
import { topicWordsOf } from './topic-words.ts';

const dogTexts = new WeakMap<Text, boolean>();

/** Whether a text is about a dog: it says so, or uses the words of those who train them. */
export function isDogText(text: Text): boolean {
  let known = dogTexts.get(text);
  if (known === undefined) {
    known = saysDog(text) || odds(text) > leastOdds;
    dogTexts.set(text, known);
  }
  return known;
}

/** As a logarithm: the odds that a text is a trainer's from which it is taken for one. */
const leastOdds = 1;

let weightOf: Map<string, number> | undefined;

function odds(text: Text): number {
  weightOf ??= new Map(
    topicWeights.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)),
  );
  let sum = 0;
  for (const word of new Set(topicWordsOf(text))) sum += weightOf.get(word) ?? 0;
  return sum;
}

const puppyTexts = new WeakMap<Text, boolean>();
const dogs = new Set(['dog', 'dogs']);
const puppies = new Set(['puppy', 'puppies', 'pup', 'pups']);

/** Whether a text speaks of a puppy and never of a dog. */
export function isPuppyText(text: Text): boolean {
  let known = puppyTexts.get(text);
  if (known === undefined) {
    known = hasWord(text, (word) => puppies.has(word)) && !hasWord(text, (word) => dogs.has(word));
    puppyTexts.set(text, known);
  }
  return known;
}
