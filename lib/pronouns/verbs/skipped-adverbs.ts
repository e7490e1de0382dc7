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
  // "And not much is known."
  if (word === 'not') return !quantities.has(text.word(index + 1));
  if (midAdverbs.has(word)) return true;
  // "He most likely has worms", "he now likely needs a vet", but "he is likely to bark".
  if (word === 'likely') return text.word(index + 1) !== 'to';
  if (word === 'less' && text.word(index - 1) === 'or') return true;
  if (degrees.has(word)) return text.word(index + 1) === 'or' || isAdverb(text, index + 1);
  if (joining.has(word)) return paired.has(`${text.word(index - 1)} ${word} ${text.word(index + 1)}`);
  // "If he so much as looks at me."
  if (word === 'as') return text.word(index - 1) === 'much' && text.word(index - 2) === 'so';
  const classes = text.classes(index);
  return (
    word.endsWith('ly') &&
    !isName(text, index) &&
    (classes & Class.verb) === 0 &&
    (classes & (Class.adjective | Class.adverb)) !== Class.adjective
  );
}

/** "And Molly laughs", "…,” Emily says", but "Normally, when he barks". */
const isName = (text: Text, index: number) =>
  text.isCapitalized(index) &&
  text.gap(index) &&
  (text.isWord(index - 1) || behindNothing.has(text.word(index - 1)));

const behindNothing = new Set([',', '"', '—']);

const degrees = new Set('most more less very far quite'.split(' '));
const quantities = new Set('much many all every everything everybody everyone'.split(' '));

const joining = new Set(['and', 'or', 'than']);
const paired = new Set(['now and then', 'again and again', 'more or less', 'often than not']);

/** The first word from `index` on that is no such adverb. */
export function skipAdverbs({ text, last }: Clause, index: number): number {
  let at = index;
  while (at < last && text.isWord(at) && isAdverb(text, at)) at += 1;
  return at;
}
