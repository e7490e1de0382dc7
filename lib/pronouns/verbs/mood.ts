import { inverting } from '../words/agreement-words.ts';
import { lemmaOf } from '../words/word.ts';
import type { Text } from '../text/text.ts';
import type { Clause } from './verb-change.ts';

/** Whether the verb at `verb` reads the same for one and for several, for it tells what is not so, or what shall be. */
export const hidesNumber = (clause: Clause, subject: number, verb: number): boolean =>
  clause.to === 'singular' && (isUnreal(clause, subject, verb) || isDemanded(clause, subject, verb));

/** Whether the "were" of a subject tells what is not so, "if they were mine, I'd": one being has it as well. */
function isUnreal({ text, first, last }: Clause, subject: number, verb: number): boolean {
  const before = text.word(subject - 1);
  if (before === 'wish' || (before === 'only' && text.word(subject - 2) === 'if'))
    return /^were(?:n'?t)?$/.test(text.word(verb));
  if (text.word(verb) !== 'were') return false;
  if (verb < subject) return isConditional(text, verb, subject, last);
  if (before !== 'if') return false;
  for (let at = first; at < last; at += 1) if (conditional.has(text.word(at))) return true;
  return false;
}

/** "Were they mine, I'd": no question. */
function isConditional(text: Text, verb: number, subject: number, last: number): boolean {
  const next = text.word(subject + 1);
  const opens = verb === 0 || !text.isWord(verb - 1) || text.isCapitalized(verb);
  if (!opens) return false;
  for (let at = subject + 1; at < last; at += 1)
    if (text.word(at) === ',') return next === 'to' || conditional.has(text.word(at + 2));
  return false;
}

const conditional = new Set("would 'd wouldn't".split(' '));
/** Verbs whose "that" is followed by what shall be: "they insist that he stay". */
const demanding = new Set(
  'suggest insist ask recommend request demand propose require order vital essential imperative'.split(' '),
);
const demands = new Set('advice suggestion recommendation request demand'.split(' '));

/** Whether the verb of the subject is one like that of "I suggest that they wear", which shows no number. */
function isDemanded({ text, first, to }: Clause, subject: number, verb: number): boolean {
  const before = text.word(subject - 2);
  // "The flinch suggests that they are hurt" and "he insists that they know" tell what is so.
  if (
    before === 'suggests' ||
    before === 'insists' ||
    before === 'order' ||
    inverting[to].has(text.word(verb))
  )
    return false;
  if (text.word(subject - 1) !== 'that') return isSuggested(text, subject);
  // "Essential that they rest, that they take it easy and that they not climb."
  if (before === ',' || before === 'and') {
    for (let at = subject - 3; at > first; at -= 1) {
      if (text.word(at) !== 'that') continue;
      const opener = text.word(at - 1);
      // "Recommendation: that they be walked at dawn, and that they wear a muzzle."
      if (opener === ':') return demands.has(text.word(at - 2));
      if (opener !== ',' && opener !== 'and') return opener !== 'order' && demanding.has(lemmaOf(opener));
    }
    return false;
  }
  return before === 'is' ? demands.has(text.word(subject - 3)) : demanding.has(lemmaOf(before));
}

/** "I suggest they take the bus", but "the photos suggest they pull". */
const isSuggested = (text: Text, subject: number): boolean =>
  /^(?:suggest|recommend|propose)$/.test(text.word(subject - 1)) &&
  /^(?:i|we|would|'d|to)$/.test(text.word(subject - 2));
