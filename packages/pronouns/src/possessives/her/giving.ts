import { coordinators, determiners, objectPronouns, subjectPronouns } from '../../words/function-words.ts';
import { isByAnother, type Her } from './context.ts';
import type { Leaning } from '../leaning.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { headOf, isFiniteVerb, isFunction, opensObject, startsNoun } from '../../text/noun-phrase.ts';
import {
  beforeMeals,
  giftsOfOnesOwn,
  handing,
  homemade,
  massThings,
  mealNames,
  naming,
  owned,
  ownersDoing,
  sending,
  showing,
  strongGiving,
  takenAway,
  treating,
} from '../../words/possessive-words.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';
import { isBeing, nounKindOf, type NounKind } from '../../words/senses.ts';

/** "give her time", or "give her paw to somebody": behind a verb that takes a person and a thing. */
export function givingLeaning(her: Her): Leaning {
  const { text, next, last, lemma, word, classes } = her;
  if (naming.has(lemma)) return namingLeaning(her);
  if (owned.has(word) && !(lemma === 'teach' && headOf(text, next, last) > next))
    return massThings.has(word) ? 0.4 : 2;
  // "Owe her rent", "owe her success to luck".
  if (lemma === 'owe') {
    const behind = text.word(headOf(text, next, last) + 1);
    return behind === 'to' || determiners.has(behind) || isBeing(nounKindOf(word)) ? 1 : -1.5;
  }
  // "Asked her advice on it."
  if (lemma === 'ask' && asked.has(word)) return 1.2;
  if (formal.has(text.word(headOf(text, next, last)))) return 1.5;
  // "Awarded her second prize."
  if (lemma === 'award' && placed.has(word)) return -1.5;
  if (lemma === 'feed' && fedOn.has(word)) return 1.5;
  // "Feeding her sandwich to the pigeons."
  if (lemma === 'feed' && goesToAnother(her, headOf(text, next, last))) return 1.2;
  // "Showed her red."
  if (lemma === 'show' && /^(?:red|yellow)$/.test(word) && !her.nounBehind) return -1.5;
  if (isMeal(her)) return 0.8;
  if (lemma === 'feed' && mealNames.has(word)) return -0.8;
  const strong = strongGiving.has(lemma);
  const head = headOf(text, next, last);
  const thing = text.word(head);
  const kind = nounKindOf(thing);
  // "Ask her insurance company."
  if (isBeing(kind) && (!massThings.has(thing) || (head > next && !(classes & Class.adjective)))) return 1.2;
  // "Bring her lunch box."
  if (!strong && head > next && containers.has(thing)) return 1.5;
  if (lemma === 'teach') return text.word(head + 1) === 'to' ? 1 : -1.2;
  if (massThings.has(thing) && !owned.has(thing)) return massLeaning(her, head);
  // "Give her stress levels a chance."
  if (strong && head > next && determiners.has(text.word(head + 1))) return 1.2;
  const several =
    (massThings.has(word) && (!owned.has(thing) || (classes & Class.adjective) !== 0)) ||
    (strong && (classes & Class.plural) !== 0 && !(classes & Class.noun && !word.endsWith('s')));
  if (several || (text.classes(head) & Class.plural && strong && lemma !== 'feed')) {
    if (goesToAnother(her, head)) return 1.2;
    if (strong) return -1.4;
    return showing.has(lemma) ? -0.2 : 1.2;
  }
  if (isGift(her, head, kind)) return -0.8;
  if (strong && kind === 'food' && !takenAway.has(text.word(head + 1))) return -1.2;
  if (!strong) return 1.6;
  if (handingOver.has(lemma) && isGivenAlone(her)) return -0.8;
  return lemma !== 'tell' && lemma !== 'ask' && !her.endsThere && her.second === '' ? 0.4 : 1;
}

const containers = wordSet(
  'pen pump injector box boxes bag bottle bowl bowls tin pouch dish flask mug cup basket',
);
const fedOn = wordSet(
  'pride power powers fear fears anxiety ego egos habit addiction curiosity soul insecurities imagination obsession hunger',
);
const asked = wordSet('permission advice opinion forgiveness pardon blessing leave');
/** What somebody puts to those who decide: "denied her parole request". */
const formal = wordSet('request claim appeal application petition plea motion');
const placed = wordSet('first second third fourth joint');

const handingOver = wordSet('give offer feed');

/** "give her cardboard", but "give her bowl a rinse", "give her toy to me". */
function isGivenAlone({ second, endsThere, word }: Her): boolean {
  if (nounKindOf(word) === 'parts' || nounKindOf(word) === 'gear') return false;
  return (
    endsThere || (isFunction(second) && !determiners.has(second) && second !== 'to' && !takenAway.has(second))
  );
}

/** "leave her chicken", "get her supper". */
const isMeal = ({ lemma, word }: Her) =>
  (lemma === 'leave' && nounKindOf(word) === 'food') || (beforeMeals.has(lemma) && mealNames.has(word));

/** "throw her crisps", "send her sweaters", but "brought her shoes back". */
function isGift({ text, last, lemma }: Her, head: number, kind: NounKind | undefined): boolean {
  const several = (text.classes(head) & Class.plural) !== 0;
  if (!(kind === 'food' && treating.has(lemma)) && !(several && sending.has(lemma))) return false;
  const behind = head + 1 < last ? text.word(head + 1) : '';
  // "Handed her papers to sign."
  if (several && behind === 'to' && forUse.has(text.word(head + 2))) return true;
  // "Handed her forms in triplicate", but "handed her forms in late".
  if (several && behind === 'in' && startsNoun(text, head + 2, last) && kind !== 'food')
    return !(text.classes(head + 2) & Class.adverb);
  return (
    behind !== 'to' && !takenAway.has(behind) && !((kind === 'food' || lemma === 'buy') && behind === 'from')
  );
}

/** "call her lazy", "call her names", "call her office". */
function namingLeaning({ word, classes, lemma, second, secondClasses }: Her): Leaning {
  if (lemma === 'call' && word === 'names') return -2;
  if (owned.has(word) || /^(?:name|office|cell|bluff|attention|number)/.test(word)) return 1.5;
  // "Call her old school."
  if (rung.has(word) && secondClasses & Class.noun && !isFunction(second)) return 1.2;
  return lemma === 'call' && classes & Class.adjective ? -1 : 0.3;
}

const rung = wordSet('old new next last local nearest usual previous former elder older younger');
const forUse = wordSet(
  'sign read fill keep wear try hold play open correct check review edit approve study solve',
);
const felt = wordSet('love affection kindness respect patience compassion gratitude appreciation');
const losing = wordSet('cost lend grant offer');

/** "give her water": things without a number. */
function massLeaning(her: Her, head: number): Leaning {
  const { text, lemma } = her;
  const thing = text.word(head);
  // "Cost her company a fortune."
  if (losing.has(lemma) && /^an?$/.test(text.word(head + 1)) && opensObject(text, head + 1)) return 1;
  if (
    text.word(head + 1) === 'to' &&
    determiners.has(text.word(head + 2)) &&
    !/^(?:access|admission|entry)$/.test(thing)
  )
    return 1;
  if (strongGiving.has(lemma)) return -2;
  // "Show her love every day", but "show her love of water".
  const isShown = lemma === 'show' && felt.has(thing) && !/^(?:of|for)$/.test(text.word(head + 1));
  if (isShown && isByAnother(her)) return -1;
  if (ownersDoing.has(lemma) && isHerDoing(her)) return 0.8;
  // "Save her treats for later", "get her things".
  if (lemma === 'save' ? text.word(head + 1) === 'for' : lemma === 'get' && thing === 'things') return 0.8;
  if (isTakenAway(her, head + 1)) return 0.8;
  if (lemma === 'make' && homemade.has(thing)) return 0.8;
  if (giftsOfOnesOwn.has(thing) && lemma !== 'lend') return 0.9;
  return handing.has(lemma) ? -1 : 0.5;
}

/** "Brought her food in", but "brought her coffee in bed", "lent her money in the first place". */
const isTakenAway = ({ text }: Her, at: number): boolean =>
  (takenAway.has(text.word(at)) || text.word(at) === 'home' || isAlong(text, at)) &&
  !(text.word(at) === 'in' && spans.has(text.word(text.word(at + 1) === 'the' ? at + 2 : at + 1)));

/** "Brought her medicine with us." */
const isAlong = (text: Text, at: number) =>
  text.word(at) === 'along' || (text.word(at) === 'with' && objectPronouns.has(text.word(at + 1)));

const spans = wordSet('morning evening afternoon night first middle past meantime end bed winter summer');

/** "she has left her dinner", "{{dog}} gets her dinner", "she sits, waits and gets her dinner". */
function isHerDoing({ text, first, previous }: Her): boolean {
  let at = previous - 1;
  while (at >= first && at > previous - 4 && (isFiniteVerb(text.word(at)) || text.kind(at) === Kind.clitic))
    at -= 1;
  if (!coordinators.has(text.word(at)) && text.word(at) !== ',') return at >= first && mayBeHer(text, at);
  if (!(text.classes(previous) & (Class.thirdPerson | Class.past))) return false;
  for (let back = at - 1; back >= first && back > at - 26; back -= 1) {
    if (mayBeHer(text, back)) return true;
    if (subjectPronouns.has(text.word(back)) && !objectPronouns.has(text.word(back))) return false;
  }
  return false;
}

const mayBeHer = (text: Text, index: number) =>
  text.word(index) === 'she' || text.kind(index) === Kind.variable;

/** "offer her toys to a friend". */
function goesToAnother({ text }: Her, head: number): boolean {
  const receiver = text.word(head + 2);
  return text.word(head + 1) === 'to' && (determiners.has(receiver) || objectPronouns.has(receiver));
}
