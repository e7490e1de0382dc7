import { Class } from '../../words/lexicon.ts';
import { causing } from '../../words/possessive-words.ts';
import { headOf, isFunction } from '../../noun-phrase.ts';
import { nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** What somebody is made, seen or let to do: "made her sound foolish", "saw her rise to fame"; but "let her watch be". */
export function doingLeaning(her: Her): Leaning | undefined {
  if (!her.afterVerb) return undefined;
  if (isCaptive(her)) return -2;
  if (her.lemma === 'call') return ratedLeaning(her);
  if (having.has(her.lemma)) return undergoesLeaning(her) ?? seenLeaning(her);
  return causing.has(her.lemma) ? seenLeaning(her) : undefined;
}

const having = wordSet('have get');

/** "Had her call traced": the thing is what it is done to. */
function undergoesLeaning({
  classes,
  second,
  secondClasses,
  nounBehind,
  text,
  next,
  lemma,
  word,
}: Her): Leaning | undefined {
  const isThing = (classes & (Class.noun | Class.verb)) === (Class.noun | Class.verb);
  const isDone = (secondClasses & Class.participle) !== 0 && second.endsWith('ed');
  if (lemma !== 'have' || !isThing || !isDone || !nounBehind || acting.has(word)) return undefined;
  return !text.isWord(next + 2) || isFunction(text.word(next + 2)) ? 1.2 : undefined;
}

const acting = wordSet('look feel get go come seem');

function seenLeaning(her: Her): Leaning | undefined {
  const { lemma, word, classes, second, secondClasses } = her;
  // "Made her sound foolish."
  if (appearing.has(word) && secondClasses & Class.adjective && !(secondClasses & Class.nounFirst)) return -2;
  if (endsOrIsSo(her)) return 1.5;
  if (swapping.has(word) && secondClasses & Class.plural) return -1.5;
  if (/^(?:rise|fall)$/.test(word) && /^(?:to|from|through|into)$/.test(second)) return -1.5;
  if (lasting.has(word) && patterns.has(second)) return 1.5;
  const isLetBe = lemma === 'let' && become.has(second);
  return isLetBe && classes & Class.noun ? 1.5 : undefined;
}

/** "Heard her laugh stop", "made her wait worthwhile": what only a thing does or is. */
const endsOrIsSo = ({ text, next, classes, lemma, second }: Her): boolean =>
  (classes & Class.noun) !== 0 &&
  !text.isWord(next + 2) &&
  (lemma === 'make' ? valued.has(second) : ceasing.has(second) && (lemma === 'hear' || lemma === 'feel'));

const ceasing = wordSet(
  'stop fade crack falter echo ring boom carry die waver quicken slow shift rise catch tremble',
);
const valued = wordSet(
  'worthwhile possible impossible difficult easier pointless bearable unbearable famous memorable necessary unnecessary compulsory',
);

const become = wordSet('be go stay remain grow dry heal breathe settle slide');
const appearing = wordSet('look sound feel seem appear smell taste');
const swapping = wordSet('change switch swap trade');
const lasting = wordSet('sleep work practice play feeding eating walk dance');
const patterns = wordSet(
  'session sessions pattern patterns schedule schedules quality cycle cycles habits routine ethic permit visa style drive partner partners troupe moves recital skills group date dates',
);

/** "Kept her prisoner", but "kept her prisoner alive". */
const isCaptive = ({ lemma, word, second, endsThere }: Her): boolean =>
  /^(?:keep|hold|take)$/.test(lemma) &&
  /^(?:prisoner|hostage|captive)$/.test(word) &&
  (endsThere || isFunction(second));

/** "She calls her daily show a bore." */
function ratedLeaning({ text, next, last, classes, word, nounBehind }: Her): Leaning | undefined {
  if (!nounBehind || !(classes & Class.adjective) || isFunction(word)) return undefined;
  const head = headOf(text, next, last);
  const isNamed = head > next && nounKindOf(text.word(head)) !== 'amounts';
  return isNamed && /^an?$/.test(text.word(head + 1)) ? 1.2 : undefined;
}
