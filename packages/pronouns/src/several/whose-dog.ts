import { saysThey } from './says-they.ts';
import { startOf, type Phrase } from './phrase.ts';
import { Class } from '../words/lexicon.ts';
import { wordSet } from '../words/word-set.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

/** Whom a phrase like "the dog" means: the dog of the email, another one, or either. */
export type Whose = 'theirs' | 'others' | 'unsure';

/** Reads a phrase that says nothing about anybody: "your dog", "the dog next door", "another dog". */
export function whoseDog(
  text: Text,
  sentence: Sentence,
  previous: Sentence | undefined,
  { start, head, determiner }: Phrase,
): Whose {
  for (let at = start; at < head; at += 1) if (telling.has(text.word(at))) return 'others';
  if (determiner === 'your' || determiner === 'this') return 'theirs';
  if (determiner !== 'the' || elsewhere.has(text.word(head + 1))) return 'others';
  if (placing.has(text.word(head + 1)) && !isActedOn(text, start)) return 'others';
  if (towards.has(text.word(start - 1)) && saysThey(text, sentence.first, start)) return 'unsure';
  const isBefore = namesAnother(text, sentence.first, start);
  const wasNamed = previous?.block === sentence.block && namesAnother(text, previous.first, previous.last);
  return isBefore || wasNamed ? 'unsure' : 'theirs';
}

/** What tells one dog from another. */
const telling = wordSet(
  'other second older younger bigger smaller strange unfamiliar unknown loose passing neighboring neighbouring neighborhood first whole only',
);
/** What says which dog is meant. */
const elsewhere = wordSet('next across opposite who that whose which you we i');
/** "The dog in the video", but "put the dog in the crate". */
const placing = wordSet('in on at from with of behind beside near outside');

const isActedOn = (text: Text, start: number): boolean =>
  (text.classes(start - 1) & (Class.verb | Class.gerund | Class.past)) !== 0;

/** "They look at the dog": hardly at themselves. */
const towards = wordSet('at past to toward towards near with by');

/** Whether another dog was named between two words: "a loose dog", "other dogs". */
function namesAnother(text: Text, first: number, last: number): boolean {
  for (let at = first; at < last; at += 1) {
    if (!named.has(text.word(at))) continue;
    const opener = text.word(startOf(text, first, at));
    const isPlural = text.word(at).endsWith('s');
    if (another.has(opener) || (isPlural && text.word(at - 1) === 'other')) return true;
  }
  return false;
}

const named = wordSet('dog puppy dogs puppies');
const another = wordSet('a an another any that some');
