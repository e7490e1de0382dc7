import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  objectPronouns,
  particles,
  prepositions,
} from '../../words/function-words.ts';
import { describesTwice } from './describing-words.ts';
import { isByAnother, type Her } from './context.ts';
import type { Leaning } from '../leaning.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { isFiniteVerb, isFunction, startsNoun } from '../../text/noun-phrase.ts';
import {
  comparatives,
  countNouns,
  deeds,
  lettingOnly,
  mealNames,
  numerals,
  madeForOne,
  owned,
  predicative,
  sensing,
  taught,
  turns,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';

/** "let her sniff", or "watch her walk improve": behind a verb of letting or seeing, before what may be a verb. */
export function causingLeaning(her: Her): Leaning {
  const { classes, lemma, word } = her;
  if (mealNames.has(word)) return 1.2;
  if (!(classes & (Class.noun | Class.adjective))) return -3;
  // "Watched her dance teacher."
  const isNamed = classes & Class.noun && isBeing(nounKindOf(her.second)) && !isFunction(her.second);
  if (isNamed && !(her.secondClasses & Class.plural)) return 1.5;
  const isSensed = sensing.has(lemma) || lemma === 'watch';
  if (isSensed && isThingSensed(her)) return 1.5;
  // "Had her train with the juniors."
  if (lemma === 'have' && drilled.has(word) && !her.nounBehind && isByAnother(her)) return -1.5;
  if (lemma === 'make' && makesHerDo(her)) return -1;
  // "See her rest as part of it."
  if (lemma === 'see' && her.second === 'as' && /^(?:an?|part)$/.test(her.text.word(her.next + 2))) return 1;
  // "Hearing her snore is a joy."
  const isGerund = (her.text.classes(her.previous) & Class.gerund) !== 0;
  if (isGerund && sensing.has(lemma) && deeds.has(word) && isFiniteVerb(her.second)) return -1;
  // "See her doubt, think and decide."
  if (her.second === ',' && classes & Class.verb && doesMore(her)) return -1.5;
  if (her.second === ',' && describesTwice(her.text, her.next + 2)) return 1;
  if (!(classes & Class.verbFirst) && bareBehind(her)) return 1;
  if (lemma === 'have' && predicative.has(word) && her.isAlone) return -1.2;
  // "Have her settle while you cook."
  if (lemma === 'have' && classes & Class.verbFirst && whenOrIf.has(her.second)) return -1;
  let score = classes & Class.verbFirst ? -1 : classes & Class.nounFirst ? 1.2 : 0.2;
  if (lemma === 'let') score -= 2.5;
  if (lemma === 'help')
    score -= chores.has(word) && !her.nounBehind && !(her.secondClasses & Class.verb) ? 2.5 : 1;
  if (lemma === 'make') score -= 0.4;
  if (lemma === 'hear') score -= /^(?:bell|tag|tags|claws|nails|paws)$/.test(word) ? 0.4 : 1.4;
  if (lemma === 'have' && turns.has(word) && her.isAlone) score += isHadPlaced(her) ? -1.6 : 1.6;
  const isSeenDoing = (classes & Class.verbFirst) !== 0 && sensing.has(lemma) && prepositions.has(her.second);
  if (
    owned.has(word) &&
    !isSeenDoing &&
    !(word === 'lead' && (lemma === 'let' || determiners.has(her.second)))
  )
    score += 1.6;
  if (lemma === 'have' || lemma === 'notice' || lemma === 'observe') score += 1;
  return score + behindTheVerb(her);
}

/** "Felt her damp fur", "heard her practice went well". */
const isThingSensed = ({ classes, second, secondClasses }: Her): boolean =>
  ((nounKindOf(second) === 'parts' || owned.has(second)) &&
    (classes & Class.adjective) !== 0 &&
    !second.endsWith('s')) ||
  ((secondClasses & (Class.past | Class.participle | Class.verb | Class.noun | Class.adjective)) ===
    Class.past &&
    (classes & Class.noun) !== 0);

const drilled = wordSet('train practise practice audition perform spar travel study shadow volunteer');

/** "Have her sleep in your room", "having her nap beside you is fine", but "she had her sleep", "have her walk at nine". */
const isHadPlaced = (her: Her): boolean =>
  placing.has(her.second) &&
  (isByAnother(her) || (her.previousWord === 'having' && her.previous === her.first));

const placing = wordSet('in on beside near behind under inside outside next around onto into across through');

/** Whether what follows behind a comma is mostly a verb too, and one more is joined: "pause, turn and come back". */
function doesMore({ text, next, last }: Her): boolean {
  const isVerb = (at: number) =>
    (text.classes(at) & Class.verbFirst) !== 0 && (text.classes(at) & Class.verb) !== 0;
  if (!isVerb(next + 2) || isFunction(text.word(next + 2))) return false;
  for (let at = next + 3; at < Math.min(last, next + 9); at += 1)
    if (text.word(at) === 'and') return isVerb(at + 1) && nounKindOf(text.word(at + 1)) === undefined;
  return false;
}

/** What somebody is helped to do, though the word is a thing as well: "helped her pack". */
const chores = wordSet(
  'pack move park dress plan plant paint clean shop iron mop dust garden camp shower type stack tile plaster bathe',
);

const whenOrIf = wordSet('while when whenever if until as');

/** "Makes her jump", but "make her bed", "make her walk longer". */
function makesHerDo({ word, second, secondClasses, endsThere }: Her): boolean {
  // "Make her face her fear."
  if (word === 'face' && determiners.has(second)) return true;
  if (owned.has(word) || madeForOne.has(word)) return false;
  if (endsThere || prepositions.has(second) || coordinators.has(second)) return second !== 'of';
  if (particles.has(second) || second === 'round') return true;
  return !(secondClasses & (Class.adjective | Class.verb)) && !comparatives.has(second) && isFunction(second);
}

const leaving = wordSet('up down off out away');

/** What follows a word says whether it is a verb ("watch her walk to") or a thing ("watch her walk of"). */
function behindTheVerb({ text, next, word, second, secondClasses, endsThere, lemma }: Her): number {
  if (determiners.has(second) || objectPronouns.has(second) || text.kind(next + 1) === Kind.variable)
    return lemma === 'have' ? -3 : -2;
  // "Had her sign three forms."
  if (numerals.has(second) && !countNouns.has(text.word(next + 2))) return lemma === 'have' ? -3 : -1.6;
  if (second === 'alone' || (second === 'home' && sensing.has(lemma))) return -2;
  if (leaving.has(second)) return -1.6;
  // "Have her step onto the scale."
  if (/^(?:onto|into|towards?)$/.test(second) && !owned.has(word)) return lemma === 'have' ? -3 : -1.6;
  if (second === 'to' || particles.has(second) || second.endsWith('ly')) return -0.8;
  if (second === 'of') return 1.5;
  if (second === 'before' && lemma === 'have') return 0;
  if (second === 'under' || second === 'before' || second === 'like' || second === 'just') return -1.8;
  if (prepositions.has(second)) return -0.3;
  if (lemma === 'make' && (second === 'worse' || second === 'stronger'))
    return word === 'look' || word === 'feel' || word === 'sound' ? -2 : 2;
  if (sensing.has(lemma) && (endsThere || coordinators.has(second)) && isSeen(word)) return -1.5;
  if (endsThere) return lettingOnly.has(lemma) ? -0.5 : 0;
  if (auxiliaries.has(second) || modals.has(second)) return 2;
  if (secondClasses & Class.thirdPerson) return 0.5;
  return secondClasses & (Class.noun | Class.plural) && !(secondClasses & Class.adverb) ? 0.4 : 0;
}

/** "see her bloom", but "see her bowl", "see her stay". */
const isSeen = (word: string) =>
  deeds.has(word) || (nounKindOf(word) === undefined && !owned.has(word) && !taught.has(word));

/** "let her jaw drop": what follows the thing is the verb. */
function bareBehind({ text, next, last, lemma, secondClasses, second }: Her): boolean {
  if (lemma !== 'let' && lemma !== 'make' && lemma !== 'watch' && lemma !== 'see') return false;
  const isVerb =
    secondClasses & Class.verb &&
    (secondClasses & Class.verbFirst ||
      second === 'calm' ||
      !(secondClasses & (Class.noun | Class.adjective)));
  if (!isVerb || prepositions.has(second) || secondClasses & (Class.plural | Class.adverb)) return false;
  return second === 'go' || !startsNoun(text, next + 2, last) || isFiniteVerb(text.word(next + 2));
}
