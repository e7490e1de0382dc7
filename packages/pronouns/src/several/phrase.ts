import { dogNoun } from '../dog/dog-nouns.ts';
import { determiners, possessives } from '../words/function-words.ts';
import { isFunction } from '../text/noun-phrase.ts';
import { Class } from '../words/lexicon.ts';
import { wordSet } from '../words/word-set.ts';
import { isCompound } from './compound.ts';
import { Kind } from '../text/kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

/** A noun for a dog and what stands before it: "your young dog", "a good boy". */
export interface Phrase {
  readonly start: number;
  readonly head: number;
  /** What it opens with; '' where nothing like "the" does. */
  readonly determiner: string;
  /** Why the noun may name somebody else. */
  readonly doubt?: string;
}

const nouns = wordSet('dog puppy pup doggy doggie pooch');

/** The phrase of the noun for a dog at `head`; undefined for any other word, and for the "dog" of "dog park". */
export function phraseAt(text: Text, sentence: Sentence, head: number): Phrase | undefined {
  const word = text.word(head);
  const child = word === 'boy' || word === 'girl' ? childAt(text, sentence, head) : undefined;
  if (!child && !nouns.has(word)) return undefined;
  const start = startOf(text, sentence.first, head);
  if (isCompound(text, start, head)) return undefined;
  const opener = text.word(start);
  const determiner = determiners.has(opener) ? opener : '';
  return { start, head, determiner, ...(child?.doubt === undefined ? {} : { doubt: child.doubt }) };
}

const childAt = (text: Text, sentence: Sentence, head: number) =>
  dogNoun(
    text.word(head) === 'boy' ? { text, from: 'male', to: 'female' } : { text, from: 'female', to: 'male' },
    sentence,
    head,
  );

/** Where the phrase of the noun at `head` starts: at its determiner, or at the first word that describes it. */
export function startOf(text: Text, first: number, head: number): number {
  let at = head;
  while (at > first && head - at < furthest) {
    const before = text.word(at - 1);
    if (determiners.has(before) || possessives.has(before)) return at - 1;
    if (describes(text, at - 1)) at -= 1;
    else if (joinsAdjectives(text, at - 1, first)) at -= 2;
    else break;
  }
  return at;
}

const furthest = 7;

function describes(text: Text, at: number): boolean {
  if (text.kind(at) === Kind.number) return true;
  if (!text.isWord(at)) return false;
  const word = text.word(at);
  if (degrees.has(word) || word.includes('-')) return true;
  if (isFunction(word)) return false;
  const classes = text.classes(at);
  if (classes & (Class.adjective | Class.gerund)) return true;
  return (classes & (Class.participle | Class.noun)) !== 0 && !(classes & Class.verbFirst);
}

const degrees = wordSet('very really so too pretty quite');

/** "Happy, healthy", "kind and gentle". */
const joinsAdjectives = (text: Text, at: number, first: number): boolean =>
  at - 1 >= first &&
  (text.word(at) === ',' || text.word(at) === 'and') &&
  (text.classes(at - 1) & Class.adjective) !== 0;
