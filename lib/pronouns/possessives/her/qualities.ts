import { prepositions } from '../../words/function-words.ts';
import { isFunction, startsNoun } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import { adjectiveTaking, strongGiving } from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** "Her artistic or scientific needs", "her played out limbs", but "makes her tired and happy". */
export function describedLeaning(her: Her): Leaning | undefined {
  const { text, next, last, classes, word, second, afterPreposition, lemma } = her;
  if (word.endsWith('ly') && !word.includes('-')) {
    if (endsInQuality(her)) return -1.5;
    // "By her aggressively anti-social cat."
    const isUnknown = her.secondClasses === 0 && text.isWord(next + 1) && !isFunction(second);
    return afterPreposition && isUnknown && isThing(text, next + 2) ? 1 : undefined;
  }
  if (!(classes & (Class.adjective | Class.participle)) || isFunction(word)) return undefined;
  if (afterPreposition && classes & Class.participle && ways.has(second) && startsNoun(text, next + 2, last))
    return isThing(text, next + 2) ? 1.5 : undefined;
  const isPaired =
    /^(?:and|or|but|yet)$/.test(second) && !adjectiveTaking.has(lemma) && !strongGiving.has(lemma);
  // "In line with her preferred way."
  if (classes & Class.participle && second === 'way') return 1.5;
  // "Earned her deepest respect."
  if (word.endsWith('est') && her.nounBehind && honoring.has(lemma)) return 1.2;
  // "Her isolated but economically sound choices."
  const other = text.word(next + 2).endsWith('ly') ? next + 3 : next + 2;
  const describes =
    text.classes(other) & (Class.adjective | Class.participle) && !isFunction(text.word(other));
  if (endsInQuality(her)) return -1.5;
  if (isPaired && describes && text.classes(other + 1) & (Class.noun | Class.plural)) return 1.2;
  if (second === 'way' && making.has(lemma) && prepositions.has(text.word(next + 2))) return 1.5;
  const isListed = afterPreposition || her.previousWord === 'all' || !completed.has(lemma);
  return (second === ',' || (second === 'and' && afterPreposition)) && isListed && isListOfQualities(her)
    ? 1.2
    : undefined;
}

/** "Renders her stupid and brutal, even", "makes her highly useful (to us)". */
function endsInQuality({ text, next, word, classes, second, secondClasses, lemma, afterVerb }: Her): boolean {
  if (!afterVerb || !adjectiveTaking.has(lemma)) return false;
  if (word.endsWith('ly')) return (secondClasses & Class.adjective) !== 0 && !text.isWord(next + 2);
  // "Keep her upright (on a shelf)."
  if (second === '(') return (classes & Class.adjective) !== 0;
  const isOther = (text.classes(next + 2) & Class.adjective) !== 0 && !isFunction(text.word(next + 2));
  return second === 'and' && isOther && !text.isWord(next + 3);
}

/** Verbs that say what somebody is in the end. */
const completed = wordSet(
  'make keep leave find hold render consider think deem call get drive turn set have want',
);
const honoring = wordSet('earn offer give send win gain have');
const making = wordSet('make work push find wend fight inch thread pick feel');

/** "In her frequent, long and tedious talks", but "with her gone, calm dogs bark". */
function isListOfQualities({ text, next, last, classes, previousWord }: Her): boolean {
  if (classes & Class.participle || previousWord === 'with') return false;
  let at = next + 2;
  while (at < last && at < next + 10 && goesOnList(text, at)) at += 1;
  return at > next + 2 && isThing(text, at);
}

const joins = wordSet(', and but');
/** "Frequent", "and", or what nobody knows before a comma. */
const goesOnList = (text: Text, at: number): boolean =>
  joins.has(text.word(at)) ||
  (text.classes(at) & Class.adjective) !== 0 ||
  (text.classes(at) === 0 && text.isWord(at) && joins.has(text.word(at + 1)));

const isThing = (text: Text, at: number): boolean =>
  (text.classes(at) & Class.plural) !== 0 ||
  (text.classes(at) & (Class.noun | Class.verbFirst | Class.adverb)) === Class.noun;

const ways = wordSet('out up down off in');
