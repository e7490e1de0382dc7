import { isFunction } from '../noun-phrase.ts';
import { Kind } from '../text/kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { Class } from '../words/lexicon.ts';

/** "What's he doing?" */
export function asksBefore(text: Text, { first }: Sentence, subject: number): boolean {
  if (text.kind(subject - 1) !== Kind.clitic || subject - 2 < first) return false;
  return askers.has(text.word(subject - 2)) || (subject - 3 >= first && asksOf(text, subject - 3));
}

const askers = new Set('what where how who why when'.split(' '));

/** "How long's he been here?", "whose side's he on?" */
function asksOf(text: Text, asker: number): boolean {
  const word = text.word(asker);
  if (word === 'how') return (text.classes(asker + 1) & (Class.adjective | Class.adverb)) !== 0;
  return /^(?:whose|which|what)$/.test(word) && mayBeNoun(text.classes(asker + 1));
}

/** A noun, or a word that nothing is known of. */
const mayBeNoun = (classes: number) => classes === 0 || (classes & Class.noun) !== 0;

/** Whether a question asks with "does": "what's he want?", "when's he leave?" */
export function asksWithDo(text: Text, next: number): boolean {
  const word = text.word(next);
  const classes = text.classes(next);
  const isBase = classes & Class.verb && (classes & Class.verbFirst || !(classes & Class.noun));
  const isOther = classes & (Class.participle | Class.adjective | Class.adverb | Class.gerund);
  if (word === 'live' && text.word(next - 3) === 'where') return true;
  // "What's he like best?", but "what's he like?"
  if (word === 'like' && /^(?:best|most|better|least|doing)$/.test(text.word(next + 1))) return true;
  return word === 'do' || (isBase !== 0 && !isOther && !isFunction(word));
}
