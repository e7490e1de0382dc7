import { coordinators, determiners, prepositions } from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import type { Text } from '../text/text.ts';

/** What opens the phrase of a noun: nothing, "the", "your", "their", "a", or a number. */
export function determinerOf(text: Text, index: number): number {
  let first = index - 1;
  for (let steps = 0; steps < 3 && text.isWord(first); steps += 1, first -= 1) {
    const word = text.word(first);
    if (
      !(text.classes(first) & (Class.adjective | Class.participle | Class.noun)) ||
      determiners.has(word) ||
      prepositions.has(word) ||
      coordinators.has(word)
    )
      break;
  }
  if (text.kind(first) === Kind.number) return 5;
  return openers.get(text.word(first)) ?? 0;
}

const openers = new Map<string, number>([
  ...'the these those this that'.split(' ').map((word) => [word, 1] as const),
  ...'your my our his her its'.split(' ').map((word) => [word, 2] as const),
  ['their', 3],
  ...'a an every any another each'.split(' ').map((word) => [word, 4] as const),
  ...'two three four five six seven eight nine ten some most many other few several both all no'
    .split(' ')
    .map((word) => [word, 5] as const),
]);
