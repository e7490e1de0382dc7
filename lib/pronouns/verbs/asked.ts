import { isFunction } from '../noun-phrase.ts';
import { Kind } from '../text/kinds.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { Class } from '../words/lexicon.ts';

/** "What's he doing?" */
export function asksBefore(text: Text, { first }: Sentence, subject: number): boolean {
  const asker = text.word(subject - 2);
  const isAsker = askers.has(asker) || (asker === 'long' && text.word(subject - 3) === 'how');
  return subject - 2 >= first && text.kind(subject - 1) === Kind.clitic && isAsker;
}

const askers = new Set('what where how who why when'.split(' '));

/** Whether a question asks with "does": "what's he want?", "when's he leave?" */
export function asksWithDo(text: Text, next: number): boolean {
  const word = text.word(next);
  const classes = text.classes(next);
  const isBase = classes & Class.verb && (classes & Class.verbFirst || !(classes & Class.noun));
  const isOther = classes & (Class.participle | Class.adjective | Class.adverb | Class.gerund);
  return word === 'do' || (isBase !== 0 && !isOther && !isFunction(word));
}
