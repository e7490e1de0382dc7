import {
  determiners,
  midAdverbs,
  objectPronouns,
  subjectPronouns,
  subordinators,
} from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { opensObject } from '../../text/noun-phrase.ts';
import type { Sentence } from '../../text/sentences.ts';
import type { Text } from '../../text/text.ts';
import { degrees, mostlyHas, mostlyIs } from './participle-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { around, behindIt, settled, type Participle } from './participle-signs.ts';

/** Whether the 's of a subject stands for "has" (above 0) or for "is" (below 0), by the words from `first` on. */
export function hasLeaning(text: Text, { last }: Sentence, subject: number, first: number): number {
  const tag = tagLeaning(text, first, last);
  if (tag !== 0) return tag;
  const { at, perfect, degree } = behindAdverbs(text, first, last);
  if (at >= last || !text.isWord(at)) return -2;
  const word = text.word(at);
  const next = text.word(at + 1);
  const participle: Participle = {
    ...{ text, subject, at, word, next, perfect, degree },
    opener: text.word(subject - 1),
    hasObject: determiners.has(next) || objectPronouns.has(next),
    isLast: at + 1 >= last || !text.isWord(at + 1),
  };
  const [sure] = settled.find(([, holds]) => holds(participle)) ?? [];
  if (sure !== undefined) return sure;
  const [behind = 0] = behindIt.find(([, holds]) => holds(participle)) ?? [];
  const sum = around.reduce((sum, [leaning, holds]) => (holds(participle) ? sum + leaning : sum), behind);
  // "Badly bruised", but "badly bruised his shin".
  const isHow = degree > 0 && !(participle.hasObject && objective.has(text.word(at - 1)));
  return usually(word) + perfect - (isHow ? degree : 0) + sum + laterLeaning(text, at + 1, last);
}

const has = wordSet("hasn't haven't");
const is = wordSet("isn't aren't");

/** What the question behind a statement says: above 0 "has" ("…, hasn't he?"), below 0 "is", 0 where there is none. */
function tagLeaning(text: Text, first: number, last: number): number {
  for (let at = first + 1; at < Math.min(last, first + 20); at += 1) {
    if (text.isWord(at - 1) || !subjectPronouns.has(text.word(at + 1)) || text.isWord(at + 2)) continue;
    if (has.has(text.word(at))) return 4;
    if (is.has(text.word(at))) return -4;
  }
  return 0;
}

/** Reads over the adverbs from `first` on, and adds up what they speak for. */
function behindAdverbs(text: Text, first: number, last: number) {
  let at = first;
  let perfect = 0;
  let degree = 0;
  for (; at < last && (text.isWord(at) || brackets.has(text.word(at))); at += 1) {
    const word = text.word(at);
    const next = text.word(at + 1);
    // "Just about dressed."
    if (brackets.has(word) || (word === 'about' && text.word(at - 1) === 'just' && next !== 'to')) continue;
    if (surePerfects.has(word)) perfect += 1;
    else if (perfects.has(word)) perfect += 0.5;
    // "He's of no use", "he's, of course, slept".
    else if (word === 'of' && next !== 'course') break;
    else if (degrees.has(word) || (word === 'much' && !opensObject(text, at + 2))) degree = 2;
    else if (word === 'kindly' && text.classes(at + 1) & Class.participle) perfect += 0.5;
    else if (!(midAdverbs.has(word) || (word.endsWith('ly') && !(text.classes(at) & Class.adjective)))) break;
  }
  return { at, perfect, degree };
}

const brackets = wordSet('( ) * _');
const surePerfects = wordSet('already never ever since recently');
const perfects = wordSet('lately always just only finally once barely hardly');
const objective = wordSet('badly well quite pretty rather poorly beautifully');

/** What a participle is where nothing else tells. */
const usually = (word: string) => (mostlyHas.has(word) ? 0.9 : mostlyIs.has(word) ? -1 : -0.3);

/** What later words of the clause add: "lately", "yet", "so far" and a last "before". */
function laterLeaning(text: Text, from: number, last: number): number {
  let sum = 0;
  for (let at = from; at < Math.min(last, from + 13); at += 1) {
    const word = text.word(at);
    const isSoFar = word === 'so' && text.word(at + 1) === 'far';
    const endsBefore = word === 'before' && at + 1 >= last - 1;
    if (word === 'lately' || word === 'yet' || isSoFar || endsBefore) sum += 0.8;
    if (subordinators.has(word) && word !== 'since' && word !== 'before') break;
  }
  return sum;
}
