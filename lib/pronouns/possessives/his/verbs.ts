import {
  auxiliaries,
  coordinators,
  counts,
  determiners,
  isIrregularPlural,
  modals,
  objectPronouns,
  prepositions,
  subordinators,
} from '../../words/function-words.ts';
import { Kind } from '../../text/kinds.ts';
import type { Leaning } from '../leaning.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { isFiniteVerb, openQuotes, startsNoun } from '../../noun-phrase.ts';
import {
  genitiveOpeners,
  having,
  linking,
  linkingNow,
  openingClauses,
  ofTheVerb,
  settling,
  standalone,
} from '../../words/possessive-words.ts';
import { nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';

/** "his" before what is, or may be, the verb that it is the subject of: "mine sat, his barked". */
export function leaningBeforeVerb(
  text: Text,
  first: number,
  last: number,
  index: number,
): Leaning | undefined {
  const next = index + 1;
  if (ofTheVerb.has(text.word(next))) {
    if (isOfThose(text, index) && settling.has(text.word(next))) return -1.2;
    return standsBesideAnother(text, first, index) ? -1.2 : leaningBeforeAdverb(text, last, next);
  }
  const classes = text.classes(next);
  if (!(classes & (Class.past | Class.thirdPerson | Class.verb))) return undefined;
  if (isIrregularPlural(text.word(next)) || isNamed(text, next)) return undefined;
  const previous = text.word(index - 1);
  // "Of all the entries, his made us laugh", "unlike mine, his broke".
  const isFronted = previous === ',' && prepositions.has(text.word(first));
  const isSubject =
    previous === 'of'
      ? endsGenitive(text, first, index)
      : isFronted || opensClause(text, first, index, previous);
  // "His naps last an hour."
  if (text.word(next + 1) === 'last' && classes & Class.plural) return undefined;
  // "Only his broke", "even his fell off".
  const isFirst = index === first || (index === first + 1 && /^(?:only|even)$/.test(previous));
  if ((isFirst || isFronted) && surelyPast.has(text.word(next))) return -1.5;
  // "Ours sleeps in the kitchen, his sleeps by the fire."
  const isCompared = previous === ',' && standalone.has(text.word(first)) && classes & Class.thirdPerson;
  // "His costs more than mine", "his fits, mine is too small".
  const isMore = classes & Class.thirdPerson && amounts.has(text.word(next + 1));
  const isContrasted = text.word(next + 1) === ',' && standalone.has(text.word(next + 2));
  if (isFirst && (isMore || (isContrasted && classes & finite))) return -1.2;
  if (isCompared && (prepositions.has(text.word(next + 1)) || hasObject(text.word(next + 1)))) return -1.2;
  // "Before his walk no food": no verb of one.
  const isTime = prepositions.has(previous) && !(classes & finite) && (classes & Class.noun) !== 0;
  if (isSubject && !isTime && hasObject(text.word(next + 1))) return -1.2;
  if (openingClauses.has(previous) && classes & finite && isEnd(text, next + 1, last)) return -0.8;
  if (classes & (Class.noun | Class.adjective)) return undefined;
  if (classes & Class.past)
    return beforePast(text, last, next, previous, isSubject || coordinators.has(previous));
  if (!(classes & Class.thirdPerson)) return isSubject ? beforeBare(text, next) : undefined;
  return isSubject && beforeThirdPerson(text, last, next, previous) ? -0.8 : undefined;
}

/** "His claims of it", "his wages and power are", "his preferred way": surely a noun, or what tells of one. */
function isNamed(text: Text, at: number): boolean {
  const behind = text.word(at + 1);
  if (behind === 'of') return !(withOf.has(lemmaOf(text.word(at))) || text.classes(at) & Class.past);
  if (behind === 'way') return (text.classes(at) & Class.participle) !== 0;
  if (behind !== 'and' || !(text.classes(at) & Class.plural || nounKindOf(text.word(at)) === 'people'))
    return false;
  const isThing = text.classes(at + 2) & (Class.noun | Class.plural);
  return isThing !== 0 && (isFiniteVerb(text.word(at + 3)) || (text.classes(at + 3) & Class.past) !== 0);
}

const withOf = wordSet('smell taste reek stink consist speak die dream think tire');

/** "Those eyes of his never lie." */
const isOfThose = (text: Text, index: number) =>
  text.word(index - 1) === 'of' && /^(?:that|those|these)$/.test(text.word(index - 3));

/** "I returned mine but his still works." */
function standsBesideAnother(text: Text, first: number, index: number): boolean {
  if (text.word(index - 1) !== 'but' || text.word(index + 1) !== 'still') return false;
  for (let at = index - 2; at >= first && at > index - 9; at -= 1)
    if (standalone.has(text.word(at))) return true;
  return false;
}

const finite = Class.past | Class.thirdPerson;
const amounts = wordSet('more less better worse nothing fine well');

/** "that tail of", "a friend of": what follows is hardly ever his, but "that side of his bed". */
function endsGenitive(text: Text, first: number, index: number): boolean {
  // "A bear robbed of his young."
  if (text.classes(index - 2) & Class.past && !(text.classes(index - 2) & Class.noun)) return false;
  for (let at = index - 3; at >= first && at >= index - 4; at -= 1)
    if (genitiveOpeners.has(text.word(at))) return true;
  return false;
}

function opensClause(text: Text, first: number, index: number, previous: string): boolean {
  return index === first || subordinators.has(previous) || previous === 'but' || previous === ';';
}

/** "his only ever brags", "his never left the yard"; but "his never finished novel". */
function leaningBeforeAdverb(text: Text, last: number, next: number): Leaning | undefined {
  let verb = next + 1;
  while (verb < last && verb < next + 3 && ofTheVerb.has(text.word(verb))) verb += 1;
  const word = text.word(verb);
  if (verb < last && isFiniteVerb(word)) return -1.5;
  const adverb = text.word(next);
  if (adverb === 'only' && (prepositions.has(word) || subordinators.has(word))) return -1.5;
  if (adverb === 'ever' && word === 'since') return -2;
  const classes = text.classes(verb);
  if (classes & Class.thirdPerson && (!(classes & Class.plural) || verb > next + 1 || settling.has(adverb)))
    return -1.5;
  if (classes & Class.past && !(classes & (Class.noun | Class.adjective))) {
    if (!(classes & Class.participle)) return -1.5;
    const isDone = hasObject(text.word(verb + 1)) || isEnd(text, verb + 1, last);
    return isDone || !startsNoun(text, verb + 1, last) ? -1 : undefined;
  }
  return settling.has(adverb) && classes & Class.verb && !(classes & (Class.noun | Class.adjective))
    ? -1.2
    : undefined;
}

/** "his shook", "his landed beside us", "had his framed"; but "his retired neighbour". */
function beforePast(
  text: Text,
  last: number,
  next: number,
  previous: string,
  isSubject: boolean,
): Leaning | undefined {
  if (!(text.classes(next) & Class.participle))
    return prepositions.has(previous) && !isSubject ? undefined : -2;
  if (!isSubject && !having.has(lemmaOf(previous)) && text.kind(next - 2) !== Kind.mark) return undefined;
  if (linking.has(text.word(next))) return -1.2;
  return isEnd(text, next + 1, last) || !startsNoun(text, next + 1, last) ? -1.2 : undefined;
}

/** "until his arrives", "his slants left"; but "his sits get slow". */
function beforeThirdPerson(text: Text, last: number, next: number, previous: string): boolean {
  const classes = text.classes(next);
  if (hasVerbBehind(text, next + 1, last)) return false;
  if (linkingNow.has(text.word(next))) return (text.classes(next + 1) & Class.adjective) !== 0;
  if (classes & Class.nounFirst || nounKindOf(text.word(next)) === 'people') return false;
  // "A diary of his naps, his walks and his meals."
  const isListed = text.word(next + 1) === ',' || coordinators.has(text.word(next + 1));
  if (previous === 'of')
    return !(
      classes & Class.plural &&
      (isListed || (isEnd(text, next + 1, last) && tellsOfActed(text, next)))
    );
  return !isEnd(text, next + 1, last) || (subordinators.has(previous) && !(classes & Class.plural));
}

/** "Send me a video of his walks", but "a trick of his works", "that nose of his twitches": whether the phrase with "of" is what a verb acts on. */
function tellsOfActed(text: Text, next: number): boolean {
  for (let at = next - 3; at > next - 6; at -= 1)
    if (genitiveOpeners.has(text.word(at)))
      return /^an?$/.test(text.word(at)) && text.isWord(at - 1) && !subordinators.has(text.word(at - 1));
  return false;
}

/** "his eat two meals": several of his. */
function beforeBare(text: Text, next: number): Leaning | undefined {
  return text.kind(next + 1) === Kind.number || counts.has(text.word(next + 1)) ? -0.8 : undefined;
}

const surelyPast = wordSet(
  'won beat grew flew drank knew sang arrived lasted died shrank vanished fell broke shook went came ran sat stood slept ate got took froze wagged began',
);

const hasObject = (word: string) =>
  (determiners.has(word) && word !== 'that') || objectPronouns.has(word) || standalone.has(word);

function isEnd(text: Text, at: number, last: number): boolean {
  if (text.kind(at) === Kind.mark) return !(openQuotes.has(text.word(at)) && text.gap(at));
  return at >= last || coordinators.has(text.word(at));
}

/** Whether a verb follows before the clause ends: then the word in front of it was none. */
function hasVerbBehind(text: Text, from: number, last: number): boolean {
  for (let at = from; at < last && at < from + 10; at += 1) {
    if (!text.isWord(at)) return false;
    const word = text.word(at);
    if (auxiliaries.has(word) || modals.has(word)) return true;
    if (word === 'left' && isEnd(text, at + 1, last)) return false;
    const classes = text.classes(at);
    if (classes & (Class.past | Class.thirdPerson) && !(classes & Class.plural)) return true;
    if (at === from && classes & Class.verb && !(classes & Class.adjective)) return true;
    if (classes & Class.verbFirst || (classes & Class.verb && !(classes & (Class.noun | Class.adjective))))
      return true;
  }
  return false;
}

/** "Ran", "have", "need": a verb of several. */
export const mayTell = (text: Text, at: number): boolean =>
  auxiliaries.has(text.word(at)) ||
  modals.has(text.word(at)) ||
  (text.classes(at) & (Class.past | Class.verbFirst) && text.classes(at) & (Class.past | Class.verb)) !== 0;
