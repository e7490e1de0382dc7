import { isFunction } from '../../text/noun-phrase.ts';
import type { Text } from '../../text/text.ts';
import { Kind } from '../../text/kinds.ts';
import { counts, prepositions } from '../../words/function-words.ts';
import { wordSet } from '../../words/word-set.ts';

/** Whether the words from `at` on name what somebody has and nobody is: "a sore paw", "no idea", "plenty of toys". */
export function namesOwned(text: Text, at: number): boolean {
  const word = text.word(at);
  const next = text.word(at + 1);
  if (word === 'plenty' || next === 'off') return word === 'plenty' || text.word(at + 2) === 'switch';
  if (word === 'much' || word === 'nothing' || word === 'nowhere')
    return next === 'to' || next === 'left' || things.has(next);
  if (word === 'as' || word === 'such') return namesOwned(text, at + 1);
  if (!openers.has(word) && !counts.has(word)) return false;
  if (text.word(at + 2) === 'of' && (next === 'bit' || next === 'lot')) return ownsHead(text, at + 3);
  if (word === 'a' && next === 'lot') return text.word(at + 2) === 'on';
  return ownsHead(text, at + 1);
}

const openers = wordSet('a an no every little enough more less fewer');
/** Words of one phrase: "a strong prey drive", "a vet's appointment". */
const longest = 4;

function ownsHead(text: Text, from: number): boolean {
  for (let at = from; at < from + longest && isInside(text, at); at += 1) {
    const word = text.word(at);
    if (things.has(word) || (word.endsWith('s') && things.has(word.slice(0, -1)))) return true;
  }
  return false;
}

const isInside = (text: Text, at: number) =>
  text.kind(at) === Kind.clitic ||
  text.word(at) === 'a' ||
  (text.isWord(at) && !isFunction(text.word(at)) && !prepositions.has(text.word(at)));

const things = wordSet(
  // Of the body, and what ails it.
  'paw nose leg hip knee ankle tail chest throat tooth teeth jaw skin coat stomach tummy bladder limp fever temperature cough headache ' +
    'rash infection allergy injury fracture bruise scar lump wound murmur cyst abscess ulcer hernia sprain swelling tumour tumor ' +
    'condition deficiency intolerance sensitivity underbite overbite squint microchip scratch graze splinter spot patch mouth heart ' +
    // Of the mind, and what somebody can.
    'appetite temperament instinct drive threshold recall attitude fear phobia dislike fondness preference interest passion history ' +
    'background stamina energy confidence strength span trick knack idea clue choice chance patience intention right reason excuse need ' +
    'desire shame manners malice aggression brakes habit tendency experience speed ' +
    // What is in the diary or at home.
    'time appointment check check-up checkup jab booster vaccination operation op scan x-ray consultation assessment lesson money plan budget ' +
    'collar harness leash crate kennel bed basket bowl toy home house garden friend family sibling brother sister kid child owner',
);
