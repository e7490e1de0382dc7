import { determiners } from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import type { Text } from '../text/text.ts';
import { nounKindOf } from '../words/senses.ts';

/** "{{dog}} and Bella". */
export function isPair(text: Text, index: number, last: number): boolean {
  const joined = text.word(index + 1) === 'and' && index + 2 < last;
  return (
    joined &&
    (text.kind(index + 2) === Kind.variable ||
      (text.isCapitalized(index + 2) && text.word(index + 2) !== 'i')) &&
    text.word(index + 3) !== "'s"
  );
}

/** "{{dog}} and your cat", "the owner and her daughter". */
export function isCouple(text: Text, index: number, last: number): boolean {
  if (text.word(index + 1) !== 'and' || !determiners.has(text.word(index + 2))) return false;
  for (let at = index + 3; at < Math.min(last, index + 5); at += 1) {
    const word = text.word(at);
    if (/^(?:people|dogs|animals)$/.test(nounKindOf(word) ?? '')) return text.word(at + 1) !== "'s";
    if (!(text.classes(at) & Class.adjective)) return false;
  }
  return false;
}
