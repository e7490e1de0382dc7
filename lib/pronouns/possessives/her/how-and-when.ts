import { coordinators, prepositions } from '../../words/function-words.ts';
import { isFunction, startsNoun } from '../../noun-phrase.ts';
import { Class } from '../../words/lexicon.ts';
import {
  backVerbs,
  comparatives,
  motion,
  partsOfWeek,
  spending,
  timeNouns,
  weekdays,
} from '../../words/possessive-words.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import { afterBe, isByHerself, isByThing, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** "Walk her most days", "groom her part of the way", "carry her head first": words that open like a thing and tell how or when. */
export function howOrWhenLeaning(her: Her): Leaning | undefined {
  if (!her.afterVerb) return her.afterPreposition && isTimeOf(her) ? -1.5 : undefined;
  const opens = openers.get(her.word);
  if (opens) return opens(her) ? -2 : undefined;
  return (her.classes === 0 || her.word.includes('-')) && isManner(her) ? -2 : undefined;
}

/** "Left her unattended", "found her mid-chew", "employed her full-time", "carried her shoulder-high": not "her full-time job". */
function isManner({ word, second, endsThere, nounBehind }: Her): boolean {
  if (nounBehind && !endsThere && !isFunction(second)) return false;
  return (
    word.startsWith('mid-') || (word.startsWith('un') && word.endsWith('ed')) || compoundManner.test(word)
  );
}

const compoundManner = /-(?:time|high|deep|first|on|style|wise|handed|footed|long|round|fashion|only|free)$/;

/** "I walk with her most days", "sit with her evenings", "spoke to her one morning", "works for her part-time", "wait for her last night". */
function isTimeOf(her: Her): boolean {
  const { text, previous, previousWord, word, second, endsThere } = her;
  if (word === 'most') return most(her) && second !== 'of';
  const isGoverned = () => governing.has(`${lemmaOf(text.word(previous - 1))} ${previousWord}`);
  if (partsOfWeek.has(word) || word === 'weekdays')
    return (
      (endsThere || second === 'only') &&
      (besides.has(previousWord) || (previousWord !== 'of' && isGoverned()))
    );
  if (word === 'one' || word === 'last' || word === 'next') {
    if (!timeNouns.has(second)) return false;
    if (word !== 'one') return isGoverned();
    return (besides.has(previousWord) || isGoverned()) && !startsNoun(text, her.next + 2, her.last);
  }
  return (her.classes === 0 || word.includes('-')) && isManner(her);
}

const besides = wordSet('with to at after beside from around into over past');
/** Verbs with the preposition that they take. */
const governing = new Set(
  'wait for,vote for,care for,ask for,look for,cheer for,root for,pray for,search for,think of,hear of,dream of,tire of,depend on,rely on,operate on,call on,count on,cheer on,check on,wait on,spy on,turn on'.split(
    ',',
  ),
);

type Tells = (her: Her) => boolean;

/** "Most days", "most of the time". */
const most: Tells = ({ text, next, second }) =>
  second === 'of'
    ? text.word(next + 2) === 'the' && spans.has(text.word(next + 3))
    : second.endsWith('s') && (timeNouns.has(second.slice(0, -1)) || second === 'days');

/** "Part of the way", "some of the time". */
const part: Tells = ({ text, next, second }) =>
  second === 'of' && text.word(next + 2) === 'the' && spans.has(text.word(next + 3));

/** "One last time." */
const one: Tells = ({ text, next, second }) => again.has(second) && text.word(next + 2) === 'time';

/** "Last thing at night", but "her last thing". */
const last: Tells = ({ text, next, second }) =>
  second === 'thing' && (text.word(next + 2) === 'at' || text.word(next + 2) === 'before');

/** "Far away", "far too early", but "her far too long nails". */
const far: Tells = ({ text, next, last: end, second }) =>
  ways.has(second) || (second === 'too' && (next + 3 >= end || !text.isWord(next + 3)));

/** "Share her far and wide." */
const wide: Tells = ({ text, next, second }) => second === 'and' && text.word(next + 2) === 'wide';

/** "Settle her far quicker than that", "much better", but "it's her far better half". */
const farMore: Tells = (her) =>
  (comparatives.has(her.second) || /^(?:better|more|less|worse)$/.test(her.second)) &&
  !afterBe(her) &&
  !startsNoun(her.text, her.next + 2, her.last);

/** "Rain or shine." */
const rain: Tells = ({ text, next, second }) => second === 'or' && text.word(next + 2) === 'shine';

/** "Walk her Saturday mornings", "Friday nights only". */
const dayParts: Tells = (her) => {
  const { text, next, last: end, second } = her;
  // "Collect her Sunday afternoon", but "her Sunday afternoon class".
  const isOnce = /^(?:morning|afternoon|evening|night)$/.test(second) && !startsNoun(text, next + 2, end);
  return (isOnce || partsOfWeek.has(second)) && !holdsTimes(her) && !her.gives;
};

/** "Crate her nights only", "board her summers when we travel", but "dread her evenings". */
const seasons: Tells = (her) => {
  const { text, next, second, endsThere, lemma, gives } = her;
  const isPlain = endsThere || second === 'only' || coordinators.has(second) || untilOrWhen.has(second);
  if (!isPlain || lemma === 'have' || holdsTimes(her)) return false;
  const isTwice = coordinators.has(second) && partsOfWeek.has(text.word(next + 2));
  return second === 'only' || isTwice || (!gives && (lemma === 'wake' || !isByThing(her)));
};

/** Whether the verb is of the times themselves: "fill her evenings". */
const holdsTimes = (her: Her): boolean => spending.has(her.lemma) || lived.has(her.lemma) || isByHerself(her);

const lived = wordSet(
  'remember recall describe dread haunt brighten occupy pass devote share organise organize give set free start begin end make light dominate cherish enliven lengthen guard protect plan book clear arrange structure use take like prefer prize reserve schedule',
);
const untilOrWhen = wordSet('when while if until from before after in on at and');

/** "Walked her miles every day." */
const distance: Tells = (her) => (motion.has(her.lemma) || led.has(her.lemma)) && !isByHerself(her);

const led = wordSet('chase drag march run swim haul pull push lug cart ferry track trail');

/** "Flew her business class", but "sent her business cards". */
const travelClass: Tells = ({ lemma, second }) =>
  second === 'class' && /^(?:fly|send|book|upgrade)$/.test(lemma);

/** "Known her best for", "remember her best as". */
const best: Tells = ({ text, next, lemma, second }) =>
  // "Gave her best in show."
  (/^(?:give|award)$/.test(lemma) && /^(?:show|breed|group|class)$/.test(text.word(next + 2))) ||
  (known.has(lemma) && /^(?:for|as|from|in)$/.test(second));

const known = wordSet('know remember recall');

/** "Take her places." */
const places: Tells = ({ lemma, second, endsThere }) =>
  lemma === 'take' && (endsThere || (isFunction(second) && second !== 'of' && second !== 'at'));

/** "Hug her tight", "she hugged her tight because", but "her tight schedule". */
const tight: Tells = ({ second, endsThere }) => endsThere || isFunction(second);

/** Where somebody is left or stopped: "dumped her roadside", "interrupted her midway through". */
const spot: Tells = ({ second, endsThere }) => endsThere || isFunction(second);

/** "Freed her following complaints", "held her pending trial"; but "built her following", "faced her pending trial". */
const following: Tells = ({ nounBehind, secondClasses, lemma }) =>
  nounBehind &&
  (secondClasses & (Class.noun | Class.plural)) !== 0 &&
  !/^(?:build|grow|face|await)$/.test(lemma);
const pending: Tells = ({ second, lemma }) =>
  awaited.has(second) && !/^(?:face|await|delay|discuss|cancel|mention|confirm|announce)$/.test(lemma);
const awaited = wordSet('trial review investigation appeal further results approval inquiry tests payment');

/** "Cast her opposite a newcomer", but "called her opposite number". */
const opposite: Tells = ({ text, next, second, endsThere }) =>
  endsThere || isFunction(second) || text.isCapitalized(next + 1);

/** "Raised her Catholic", but "raised her Catholic children". */
const raised: Tells = ({ lemma, second, endsThere }) =>
  /^(?:raise|rear|baptise|baptize|born)$/.test(lemma) && (endsThere || isFunction(second));

/** "Caught her full in the face." */
const struck: Tells = ({ lemma, second }) =>
  /^(?:in|on|across)$/.test(second) && /^(?:hit|strike|catch|kiss|punch|smack|slap)$/.test(lemma);

/** "Drafted her third overall", "seeded her second", "placed her first in the open class". */
const ranked: Tells = ({ text, next, lemma, second, endsThere }) =>
  // "Saw her third from the left."
  (second === 'from' && /^(?:left|right|end|top|bottom|back|front)$/.test(text.word(next + 3))) ||
  (ranking.has(lemma) && (endsThere || /^(?:overall|in|out|on|behind|among|to|for|place)$/.test(second)));

const ranking = wordSet('draft pick rank seed place rate grade list');

/** "Push her head first", "hands free", "side on", where the clause ends, but "wash her head first". */
const followed =
  (by: string): Tells =>
  ({ text, next, last: end, second, lemma }) =>
    second === by && !backVerbs.has(lemma) && (next + 2 >= end || !text.isWord(next + 2));

const openers: ReadonlyMap<string, Tells> = new Map([
  ['most', most],
  ['part', part],
  ['one', one],
  ['last', last],
  ['far', (her) => far(her) || farMore(her) || wide(her)],
  ['much', farMore],
  ['rain', rain],
  // "I've known her years."
  ...['years', 'ages', 'decades', 'donkeys', 'forever'].map((word): [string, Tells] => [
    word,
    ({ lemma, endsThere, second }) => lemma === 'know' && (endsThere || coordinators.has(second)),
  ]),
  ['head', followed('first')],
  ['tail', followed('first')],
  ['hands', followed('free')],
  ['side', followed('on')],
  ...[...weekdays].map((word): [string, Tells] => [word, dayParts]),
  ...[...partsOfWeek, 'summers', 'winters', 'autumns', 'weekdays'].map((word): [string, Tells] => [
    word,
    seasons,
  ]),
  ...['miles', 'yards', 'laps'].map((word): [string, Tells] => [word, distance]),
  ...['business', 'economy', 'premium'].map((word): [string, Tells] => [word, travelClass]),
  ['following', following],
  ['pending', pending],
  ['opposite', opposite],
  // "Keep her nil by mouth."
  ['nil', ({ second }) => second === 'by'],
  ['midterm', spot],
  ['midseason', spot],
  ['full', struck],
  ['square', struck],
  ['overhead', spot],
  ['alongside', spot],
  ['upstream', spot],
  ['downstream', spot],
  ...['catholic', 'protestant', 'jewish', 'muslim', 'hindu', 'vegetarian', 'vegan', 'bilingual'].map(
    (word): [string, Tells] => [word, raised],
  ),
  ...[
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
    'joint',
  ].map((word): [string, Tells] => [word, ranked]),
  // "Found her deep in thought."
  ['deep', ({ second }) => second === 'in'],
  ['best', best],
  ['places', places],
  ['tight', tight],
  ...[
    'roadside',
    'midway',
    'curbside',
    'kerbside',
    'ringside',
    'poolside',
    'midair',
    'midweek',
    'overseas',
    'downtown',
    'uptown',
    'crosstown',
    'backstage',
    'onstage',
  ].map((word): [string, Tells] => [word, spot]),
  ['solo', ({ endsThere, second }) => endsThere || prepositions.has(second)],
]);

const spans = wordSet('way time day week night year month walk');
const again = wordSet('last more final');
const ways = wordSet('away from off');
