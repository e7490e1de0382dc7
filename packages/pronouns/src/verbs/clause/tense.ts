import { isDogText } from '../../dog/dog-text.ts';
import { inverting } from '../../words/agreement-words.ts';
import { subjectPronouns } from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { sameInPast } from '../../words/irregular-verbs.ts';
import { months, timeNouns } from '../../words/possessive-words.ts';
import { nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';
import type { Clause } from './clause.ts';

/** What single words tell: above 0 of the past, below of today. */
const told = new Map([
  ...split("was were had did wasn't weren't hadn't didn't ago yesterday", 1),
  ['today', 0.8],
  ...split("is are am has have does do isn't aren't hasn't haven't doesn't don't will can", -1),
  ...split("'re 's 've", -0.5),
]);

function split(words: string, tense: number): [word: string, tense: number][] {
  return words.split(' ').map((word) => [word, tense]);
}

const perfects = new Set(['have', 'has', "'ve"]);

const habit = new Set(
  'when whenever if every each always usually often never sometimes until once as'.split(' '),
);

const documents = new WeakMap<Text, number>();

/** Whether a verb that reads the same today and yesterday ("they put") is the past one. */
export function tellsPast(text: Text, { first, last }: Sentence, verb: number): boolean {
  // People write of what happened, trainers of what dogs do.
  let score = isDogText(text) ? 0 : 1.2;
  const start = score;
  // "They cut their pad on something": hardly what they do each day.
  if (isInjury(text, verb)) score += 3.5;
  for (let index = first; index < last; index += 1) {
    if (index === verb) continue;
    score += tenseOf(text, index);
    // "They've never liked it, but they let me do it."
    const isOfPerfect = text.word(index) === 'never' && perfects.has(text.word(index - 1));
    if (index < verb && habit.has(text.word(index)) && !isOfPerfect) score -= 1.3;
    // "They still spread it whenever the party gets dull."
    if (index === verb - 1 && (text.word(index) === 'still' || text.word(index) === 'now')) score -= 3;
  }
  if (score !== start) return score > 0;
  const whole = wholeTense(text);
  return whole === 0 ? !isDogText(text) : whole > 0;
}

/** "Cut their pad", "hurt a leg", "split a claw". */
const isInjury = (text: Text, verb: number): boolean =>
  /^(?:cut|hurt|split)$/.test(text.word(verb)) &&
  /^(?:their|a|one|the)$/.test(text.word(verb + 1)) &&
  [2, 3, 4].some((steps) => text.isWord(verb + steps) && nounKindOf(text.word(verb + steps)) === 'parts');

function wholeTense(text: Text): number {
  const known = documents.get(text);
  if (known !== undefined) return known;
  let score = 0;
  for (let index = 0; index < text.count; index += 1) score += tenseOf(text, index);
  documents.set(text, score);
  return score;
}

/** Above 0 for a word of the past, below for one of today. */
function tenseOf(text: Text, index: number): number {
  const kind = text.kind(index);
  if (kind === Kind.number) return isYear(text, index) ? 1.5 : 0;
  if (kind !== Kind.word && kind !== Kind.clitic) return 0;
  const word = text.word(index);
  const tense = told.get(word);
  if (word === 'last') return timeNouns.has(text.word(index + 1)) ? 1.5 : 0;
  // "They let me in for the first time."
  if (word === 'first') return text.word(index + 1) === 'time' && text.word(index - 2) === 'for' ? 1.5 : 0;
  if (months.has(word)) return text.word(index - 1) === 'in' && text.isCapitalized(index) ? 1 : 0;
  if (tense !== undefined) {
    // "When they have had enough."
    if (word === 'had' && /^(?:have|has|'ve)$/.test(text.word(index - 1))) return 0;
    const behind = /^(?:never|always|just|also)$/.test(text.word(index + 1)) ? index + 2 : index + 1;
    const isPerfect = perfects.has(word) && text.classes(behind) & Class.participle;
    return isPerfect ? 0 : tense;
  }
  // "{{dog name}} hit the pole" would be "hits" today.
  const isNamed = text.kind(index - 1) === Kind.variable && !text.isWord(index - 2);
  if (isNamed && sameInPast.has(word)) return 1.5;
  const classes = text.classes(index);
  if (classes & Class.past && !(classes & Class.verb)) {
    if (/^(?:be|being|been)$/.test(text.word(index - 1))) return 0;
    return classes & Class.participle ? (subjectPronouns.has(text.word(index - 1)) ? 1 : 0.4) : 1;
  }
  if (classes & Class.thirdPerson && !(classes & Class.plural)) return -0.8;
  if (
    classes & Class.verb &&
    classes & Class.verbFirst &&
    !(classes & Class.past) &&
    subjectPronouns.has(text.word(index - 1))
  )
    return -0.8;
  return 0;
}

/** "In 1998", "since 2011". */
const isYear = (text: Text, at: number): boolean =>
  /^(?:in|since)$/.test(text.word(at - 1)) && /^(?:1[5-9]|20[01])\d\d?$/.test(text.word(at));

/** "Moved to Leeds", but "moved by the song" and "put it down". */
export const isPlainPast = (text: Text, at: number): boolean =>
  (text.classes(at) & (Class.past | Class.verb)) === Class.past && text.word(at + 1) !== 'by';

/** Whether the verb at `verb` reads the same for one and for several, for it tells what is not so, or what shall be. */
export const hidesNumber = (clause: Clause, subject: number, verb: number): boolean =>
  clause.to === 'singular' && (isUnreal(clause, subject, verb) || isDemanded(clause, subject, verb));

/** "If they were mine, I'd", "I wish they were", "were they mine, I'd": one being has "were" as well. */
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

/** "Were they mine, I'd", "were they to go,": no question. */
function isConditional(text: Text, were: number, subject: number, last: number): boolean {
  if (were > 0 && text.isWord(were - 1) && !text.isCapitalized(were)) return false;
  for (let at = subject + 1; at < last; at += 1)
    if (text.word(at) === ',') return text.word(subject + 1) === 'to' || conditional.has(text.word(at + 2));
  return false;
}

const conditional = wordSet("would 'd wouldn't");

/** "I suggest they wear", "it is vital that they rest, and that they not climb", but "he insists that they are hurt". */
function isDemanded({ text, first, to }: Clause, subject: number, verb: number): boolean {
  if (inverting[to].has(text.word(verb))) return false;
  const before = text.word(subject - 2);
  if (text.word(subject - 1) !== 'that')
    return (
      /^(?:suggest|recommend|propose)$/.test(text.word(subject - 1)) && /^(?:i|we|would|'d|to)$/.test(before)
    );
  let that = subject - 1;
  while (that > first && /^(?:,|and)$/.test(text.word(that - 1))) {
    that -= 2;
    while (that > first && text.word(that) !== 'that') that -= 1;
  }
  const opener = text.word(that - 1);
  if (opener === 'is' || opener === ':') return demands.has(text.word(that - 2));
  // "The flinch suggests that they hurt", "in order that they rest".
  return !/^(?:suggests|insists|order)$/.test(opener) && demanding.has(lemmaOf(opener));
}

/** What is followed by what shall be. */
const demanding = wordSet(
  'suggest insist ask recommend request demand propose require order vital essential imperative',
);
const demands = wordSet('advice suggestion recommendation request demand');
