import { coordinators, determiners, objectPronouns, prepositions } from '../../words/function-words.ts';
import { Class } from '../../words/lexicon.ts';
import { wordSet } from '../../words/word-set.ts';
import { howOften, partsOfWeek, weekdays } from '../../words/possessive-words.ts';
import { isFunction } from '../../noun-phrase.ts';
import { giftLeaning } from './phrases-of-giving.ts';
import { isByHerself, type Her } from './place.ts';
import type { Leaning } from '../leaning.ts';

/** What is done to a dog, for it and with it, in phrases that letters of trainers are full of. */
export function careLeaning(her: Her): Leaning | undefined {
  return giftLeaning(her) ?? keptLeaning(her) ?? foundLeaning(her) ?? timedLeaning(her) ?? sentLeaning(her);
}

/** "Keep her training sessions short", "keep her barking to a minimum"; but "keep her training in the garden". */
function keptLeaning({ lemma, word, second }: Her): Leaning | undefined {
  // "We want her sits faster."
  if (cues.has(word) && (polishing.has(lemma) || lemma === 'offer')) return 1.2;
  // "She has her spark back."
  if (lemma === 'have' && second === 'back' && lively.has(word)) return 1.5;
  if (lemma !== 'keep' && lemma !== 'leave') return undefined;
  if (word === 'sits' || word === 'bedding' || word === 'hearing') return 1.2;
  if (!word.endsWith('ing')) return undefined;
  if (noises.has(word) && second === 'to') return 1.2;
  if (word === 'training' && (second === 'up' || kept.has(second))) return 1.2;
  return outfits.has(second) ? 1.2 : undefined;
}

const cues = wordSet('sits stays downs recalls heels');
const polishing = wordSet('want need like love keep make get polish');
const lively = wordSet('spark sparkle bounce spring zest strength energy appetite confidence');
const kept = wordSet(
  'fun short positive consistent upbeat light varied simple regular brief relaxed private',
);
const noises = wordSet('barking whining growling howling pulling jumping mouthing nipping chewing');
/** What is named by what it is for: "walking boots". */
const outfits = wordSet(
  'session sessions treat treats boots area bag bowl bowls time times spot place mat log diary plan routine lead gear kit equipment schedule class classes stick frame shoes collar harness vest pen room station',
);

/** "Found her fast asleep", "groomed her wearing gloves", "find her quick to learn". */
function foundLeaning(her: Her): Leaning | undefined {
  const { text, lemma, word, classes, second, secondClasses, afterVerb, previous, previousWord } = her;
  const isLiked = previousWord === 'like' && /^(?:'d|would)$/.test(text.word(previous - 1));
  if (!afterVerb && !isLiked) return undefined;
  if (word === 'using' || word === 'wearing') return -2;
  const isSleeping = (second === 'asleep' || second === 'awake') && soundly.has(word);
  if (isSleeping || (word === 'soaking' && second === 'wet' && !nounThen(her))) return -2;
  // "Holding her tight makes her struggle."
  const isHeld = held.has(lemma) && (word === 'tight' || word === 'close' || word === 'still');
  if (isHeld && secondClasses & Class.thirdPerson) return -2;
  const isJudged = judging.has(lemma) && classes & Class.adjective && second === 'to';
  if (isJudged) return -2;
  const isWished = isLiked || wishing.has(lemma);
  const isDone = (classes & Class.participle) !== 0 && word.endsWith('ed');
  const isHow =
    second === 'short' || howOften.has(second) || (secondClasses & Class.adverb && second.endsWith('ly'));
  return isWished && isDone && isHow && !nounThen(her) ? -2 : undefined;
}

const held = wordSet('hold keep hug squeeze');
const soundly = wordSet('fast sound half wide fully deeply curled stretched flopped');
const judging = wordSet('find think judge pass consider deem declare believe');
const wishing = wordSet('want need get have prefer');

/** "Soaking wet coat": a noun goes on behind the second word. */
const nounThen = ({ text, next }: Her) =>
  (text.classes(next + 2) & (Class.noun | Class.plural)) !== 0 && !isFunction(text.word(next + 2));

/** "Walk her mornings", "looks after her Mondays", "took care of her last week", "love her loads". */
function timedLeaning(her: Her): Leaning | undefined {
  const { text, previous, previousWord, lemma, word, second, afterVerb, endsThere } = her;
  const isEnd = endsThere || coordinators.has(second) || prepositions.has(second);
  const isLoved = lemma === 'love' || lemma === 'miss' || lemma === 'like';
  if (isLoved && amounts.has(word) && isEnd) return -1.5;
  const isDays = word.endsWith('days') && weekdays.has(word.slice(0, -1));
  if (previousWord === 'after' && /^look/.test(text.word(previous - 1)) && isDays) return -1.5;
  const isCared = previousWord === 'of' && cared.has(text.word(previous - 1));
  if (isCared && (word === 'last' || word === 'next')) return -1.2;
  if (afterVerb && minding.has(lemma) && /^week(?:day|end)$/.test(word) && partsOfWeek.has(second))
    return -1.5;
  // "She has her weekends", "she works hard and has her evenings".
  if (lemma === 'have' && (isByHerself(her) || coordinators.has(text.word(previous - 1)))) return undefined;
  return afterVerb && minding.has(lemma) && partsOfWeek.has(word) && isEnd ? -1.5 : undefined;
}

const amounts = wordSet('loads lots heaps tons bunches');
const cared = wordSet('care lot much bit proud tired');
const minding = wordSet('walk have mind watch feed train see take board');

/** "The couple who adopted her sent us a card", "training her taught me patience": what was said of it goes on. */
function sentLeaning({ word, classes, second, atStart }: Her): Leaning | undefined {
  const isPast = (classes & Class.past) !== 0 && word !== 'left' && word !== 'cut';
  const isSent = isPast && (determiners.has(second) || objectPronouns.has(second)) && second !== 'that';
  return isSent && !atStart ? -1.5 : undefined;
}
