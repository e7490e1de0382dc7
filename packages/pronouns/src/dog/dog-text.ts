import { hasWord, saysDog } from './dog-words.ts';
import type { Text } from '../text/text.ts';
import { topicWeights } from './topic-weights.ts';
import { topicWordsOf } from './topic-words.ts';
import { WordSet } from '../words/word.ts';

const oddsByText = new WeakMap<Text, number>();

/** How likely a text is about a dog, as a logarithm of the odds: without end where it says so, else by the words of those who train them. */
function oddsOf(text: Text): number {
  let odds = oddsByText.get(text);
  if (odds === undefined) {
    odds = saysDog(text) ? Infinity : oddsByWords(text);
    oddsByText.set(text, odds);
  }
  return odds;
}

/** Whether a text is rather about a dog than not. */
export const isDogText = (text: Text) => oddsOf(text) > 0;

/** The same, and not by one weak word alone: for nouns that may as well be a child's. */
export const isPlainlyDogText = (text: Text) => oddsOf(text) > 0.5;

/** Added to the odds, since it is mostly about dogs that people write here. */
const towardsDogs = 1;
/** A chance that is less than this away from none and from certainty is taken for that. */
const negligible = 0.03;

/** How likely a text is about a dog, from 0 to 1. */
export function chanceOfDog(text: Text): number {
  const chance = 1 / (1 + Math.exp(-oddsOf(text) - towardsDogs));
  if (chance < negligible) return 0;
  return chance > 1 - negligible ? 1 : chance;
}

let weightOf: Map<string, number> | undefined;

function oddsByWords(text: Text): number {
  weightOf ??= new Map(
    topicWeights.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)),
  );
  let sum = 0;
  for (const word of topicWordsOf(text)) sum += weightOf.get(word) ?? 0;
  return sum;
}

const puppyTexts = new WeakMap<Text, boolean>();
const dogs = WordSet.of(['dog', 'dogs']);
const puppies = WordSet.of(['puppy', 'puppies', 'pup', 'pups']);

/** Whether a text speaks of a puppy and never of a dog. */
export function isPuppyText(text: Text): boolean {
  let known = puppyTexts.get(text);
  if (known === undefined) {
    known = hasWord(text, puppies) && !hasWord(text, dogs);
    puppyTexts.set(text, known);
  }
  return known;
}
