import { verbParticles } from '../words/agreement-words.ts';
import { determiners, midAdverbs, reflexives, subjectPronouns } from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import type { Text } from '../text/text.ts';
import type { Clause } from './verb-change.ts';

/** Whether the word is one that may stand between a subject and its verb, or before a second verb. */
export function isAdverb(text: Text, index: number): boolean {
  const word = text.word(index);
  if (word === 'back') {
    // "They back themselves in", "they back up".
    const next = text.word(index + 1);
    if (reflexives.has(next) || determiners.has(next) || verbParticles.has(next) || next === 'in')
      return false;
  }
  // "As they please."
  if (word === 'please' && subjectPronouns.has(text.word(index - 1))) return false;
  if (word === 'sort' || word === 'kind') return text.word(index + 1) === 'of';
  // "They sure own a lot."
  if (word === 'sure') return subjectPronouns.has(text.word(index - 1));
  if (midAdverbs.has(word)) return true;
  if (word === 'and') return paired.has(`${text.word(index - 1)} ${text.word(index + 1)}`);
  // "If he so much as looks at me."
  if (word === 'as') return text.word(index - 1) === 'much' && text.word(index - 2) === 'so';
  const classes = text.classes(index);
  return (
    word.endsWith('ly') &&
    (classes & Class.verb) === 0 &&
    (classes & (Class.adjective | Class.adverb)) !== Class.adjective
  );
}

/** "Now and then." */
const paired = new Set(['now then', 'again again']);

/** The first word from `index` on that is no such adverb. */
export function skipAdverbs({ text, last }: Clause, index: number): number {
  let at = index;
  while (at < last && text.isWord(at) && isAdverb(text, at)) at += 1;
  return at;
}
