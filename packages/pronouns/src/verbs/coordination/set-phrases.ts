import { quoting, saying } from '../../words/agreement-words.ts';
import { determiners, indefinites, objectPronouns, possessives } from '../../words/function-words.ts';
import { isFiniteVerb } from '../../text/noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { isBeing, nounKindOf } from '../../words/senses.ts';
import { lemmaOf } from '../../words/word.ts';
import { wordSet } from '../../words/word-set.ts';
import type { Text } from '../../text/text.ts';

/** Whether the word at `verb` belongs to a phrase that is no verb of anybody's: "thank goodness", "leaps and bounds". */
export const isSetPhrase = (text: Text, verb: number): boolean =>
  exclaimed.has(`${text.word(verb)} ${text.word(verb + 1)}`) ||
  // "Signs or no signs."
  (text.word(verb + 2) === 'no' && text.word(verb + 3) === text.word(verb)) ||
  isPointedAt(text, verb) ||
  // "Cross about the cone."
  (text.word(verb) === 'cross' && /^(?:about|with)$/.test(text.word(verb + 1))) ||
  // "Deaf to the world."
  (text.word(verb + 1) === 'to' && closed.has(text.word(verb))) ||
  setPairs.has(`${text.word(verb - 2)} ${text.word(verb - 1)} ${text.word(verb)}`);

const closed = wordSet('deaf blind dead numb');

/** What is called in between, or tells how somebody is: "they come, thank goodness, and sit". */
const exclaimed = new Set([
  'thank goodness',
  'thank heavens',
  'thank god',
  'believe it',
  'mind you',
  'bless them',
  'fast asleep',
  'flat out',
  'rest assured',
]);

/** "They were tiny, and look at them now!", "they pull, but look at them go!", but "they come, sit and look at me now" and "now and then". */
const isPointedAt = (text: Text, verb: number): boolean =>
  looking.has(`${text.word(verb)} ${text.word(verb + 1)}`) &&
  objectPronouns.has(text.word(verb + 2)) &&
  (text.word(verb + 3) === 'now' || text.word(verb + 3) === 'go') &&
  text.word(verb + 4) !== 'and' &&
  text.word(verb - 2) === ',';

const looking = new Set(['look at', 'listen to']);

/** Things that are named in pairs: "they learn in leaps and bounds". */
const setPairs = new Set([
  'leaps and bounds',
  'hopes and dreams',
  'fits and starts',
  'twists and turns',
  'cuts and grazes',
  'bumps and scrapes',
  'odds and ends',
  'knocks and scrapes',
  'coughs and sneezes',
]);

/** "They drool, says your father", "that pays, thanks to you". */
export function isSaidOrThanked(text: Text, verb: number): boolean {
  const next = text.word(verb + 1);
  // "He's fine, thanks", but "bows, thanks them and leaves".
  if (text.word(verb) === 'thanks') return thanked.has(next) || (!text.isWord(verb + 1) && next !== ',');
  const lemma = lemmaOf(text.word(verb));
  if (!quoting.has(lemma)) return false;
  if (indefinites.has(next)) return true;
  if (possessives.has(next) || next === 'the')
    // "Explains the joke", "answers the call", "says the boss is out".
    return (
      !tellsOf(text, verb + 2) &&
      (lemma === 'say' || lemma === 'add' || lemma === 'sigh' || isBeing(nounKindOf(text.word(verb + 2))))
    );
  return text.isCapitalized(verb + 1) || text.kind(verb + 1) === Kind.variable;
}

const thanked = new Set('to for in a again anyway so'.split(' '));

/** "The boss is out": whether what is said about stands there, with its verb. */
const tellsOf = (text: Text, noun: number): boolean =>
  text.isWord(noun + 1) && isFiniteVerb(text.word(noun + 1));

/** "They say the law, which takes effect in July, hurts shops": whether "which" follows what is said, from `start` on. */
export const isSaidOf = (text: Text, start: number, which: number): boolean =>
  saying.has(text.word(start - 1)) && determiners.has(text.word(start)) && which - start < 6;
