import { auxiliaries, coordinators, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { lemmaOf } from '../../words/word.ts';
import { owned, takenAway } from '../../words/possessive-words.ts';
import { nounKindOf } from '../../words/senses.ts';
import { wordSet } from '../../words/word-set.ts';
import { headOf, isFunction, openQuotes, opensObject, startsNoun } from '../../noun-phrase.ts';
import type { Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** What is said of people rather than of dogs: "made her debut", "saved her money", "the jury found her guilty". */
export function peopleLeaning(her: Her): Leaning | undefined {
  const { text, next, word, second } = her;
  // "Her A game."
  if (
    text.isCapitalized(next) &&
    text.raw(next).length === 1 &&
    text.isWord(next + 1) &&
    !auxiliaries.has(second) &&
    word !== 'i'
  )
    return 2;
  if (word === 'better' && second === 'half') return 1.5;
  if (!her.afterVerb) return undefined;
  return (
    madeLeaning(her) ??
    sensedLeaning(her) ??
    savedLeaning(her) ??
    foundLeaning(her) ??
    givenBack(her) ??
    calledLeaning(her)
  );
}

/** "She made her escape", but "the noise made her move". */
function madeLeaning({ text, index, lemma, word }: Her): Leaning | undefined {
  if (lemma !== 'make') return undefined;
  if (word === 'debut' || word === 'entrance' || word === 'getaway') return 2;
  const maker = text.word(auxiliaries.has(text.word(index - 2)) ? index - 3 : index - 2);
  return maker === 'she' && moves.has(word) ? 1.5 : undefined;
}

const moves = wordSet('move return escape exit call start comeback appearance mark peace point');

/** "Felt her touch on my arm", "saw her return as a mistake", "watched her show last night". */
function sensedLeaning(her: Her): Leaning | undefined {
  const { text, index, lemma, word, second, endsThere } = her;
  if (!sensing.has(lemma)) return undefined;
  if (lemma === 'feel' && word === 'touch' && second === 'on') return 1.5;
  if (word === 'return' && second === 'as') return 1.5;
  // "Asked to see her pass."
  if (
    lemma === 'see' &&
    (licences.has(word) ||
      (word === 'pass' && asking.has(lemmaOf(text.word(index - 3))) && !opensObject(text, her.next + 1)))
  )
    return 1.5;
  if (word === 'voice' && her.secondClasses & Class.plural) return -1.5;
  // "Heard her voice", but "heard her voice concerns".
  if (word === 'voice' && lemma === 'hear' && !her.nounBehind && !opensObject(her.text, her.next + 1))
    return 1.5;
  // "On hearing her sentence."
  if (lemma === 'hear' && heard.has(word) && !her.nounBehind && !opensObject(text, her.next + 1)) return 1.5;
  if (word === 'show' && (lemma === 'see' || lemma === 'watch') && (endsThere || staged.has(second)))
    return 1.5;
  return word === 'dance' && second === 'moves' ? 1.5 : undefined;
}

const heard = wordSet('sentence case plea complaint verdict prayer confession defence defense');
const licences = wordSet('licence license permit');
const asking = wordSet('ask demand insist refuse');
const sensing = wordSet('see watch feel hear');
/** What follows where a show is seen, not somebody who shows something. */
const staged = wordSet('in at on every last live again tonight yesterday and but when because with');

/** "It saved her money", "it does her credit", "drove her nuts"; but "she saved her money". */
function savedLeaning({ text, index, lemma, word, second, endsThere }: Her): Leaning | undefined {
  const isEnd = endsThere || isFunction(second) || second === 'now' || second === 'today';
  if (!isEnd) return undefined;
  const doer = text.word(index - 2);
  if ((lemma === 'do' && word === 'credit') || (lemma === 'cut' && word === 'slack')) return -2;
  if (lemma === 'drive' && driven.has(word)) return -2;
  if (lemma === 'get' && (word === 'help' || word === 'treatment')) return -1.5;
  if (lemma === 'offer' && (word === 'work' || word === 'shelter')) return -1.5;
  if (lemma === 'read' && /^(?:poems|stories|poetry)$/.test(word) && doer !== 'she') return -1.2;
  return lemma !== 'cost' && lemma !== 'save'
    ? undefined
    : worth.has(word) && doer !== 'she'
      ? -1.5
      : undefined;
}

const driven = wordSet('nuts bananas insane mad wild crazy');
const worth = wordSet('money time friends hours weeks months years');

/** "The jury found her guilty", "I find her funny", "found her friendly and helpful", "he painted her naked". */
function foundLeaning(her: Her): Leaning | undefined {
  const { lemma, word, classes, endsThere, nounBehind } = her;
  if ((!endsThere && !goesOnSo(her)) || nounBehind) return undefined;
  if (/^(?:want|get|see)$/.test(lemma) && word === 'hurt') return -2;
  if (word === 'naked' || word === 'nude') return -2;
  const isThing = word === 'own' || owned.has(word) || nounKindOf(word) !== undefined;
  return judging.has(lemma) && classes & Class.adjective && !isThing ? -2 : undefined;
}

/** "Friendly and helpful", "friendly and her room clean"; but "gold and silver rings". */
const goesOnSo = ({ text, next, last, second, lemma }: Her) =>
  judging.has(lemma) &&
  coordinators.has(second) &&
  (isFunction(text.word(next + 2)) || !startsNoun(text, next + 3, last));

const judging = wordSet('find believe consider think deem declare presume judge');

/** "Gave her credit card back", "get her shoes on". */
function givenBack(her: Her): Leaning | undefined {
  const { text, next, last, lemma, word, classes } = her;
  if (lemma === 'get' && worn.has(word) && /^(?:on|off)$/.test(her.second)) return 1.5;
  if (lemma !== 'give' || !(classes & (Class.noun | Class.plural))) return undefined;
  const head = headOf(text, next, last);
  const away = text.word(head + 1);
  const isAway = takenAway.has(away) && /^(?:back|away)$/.test(away);
  return isAway && (!text.isWord(head + 2) || prepositions.has(text.word(head + 2))) ? 1.2 : undefined;
}

const worn = wordSet('shoes boots coat jacket harness collar lead leash muzzle');

/** "He calls her captain", "which she calls her “winter books”". */
function calledLeaning({ text, index, next, lemma, word, endsThere }: Her): Leaning | undefined {
  if (lemma !== 'call') return undefined;
  const doer = text.word(index - 2);
  if (titles.has(word) && endsThere && doer !== 'she') return -1.5;
  return openQuotes.has(word) && doer === 'she' && (text.classes(next + 2) & Class.plural) !== 0
    ? 1.2
    : undefined;
}

const titles = wordSet('captain boss chief princess queen madam');
