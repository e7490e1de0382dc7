import { counts } from '../../words/function-words.ts';
import { isFunction } from '../../noun-phrase.ts';
import { Kind } from '../../text/kinds.ts';
import { Class } from '../../words/lexicon.ts';
import { nounKindOf } from '../../words/senses.ts';
import type { Text } from '../../text/text.ts';
import { months, weekdays } from '../../words/possessive-words.ts';
import type { Agreement } from '../verb-change.ts';

/** "Charges double", "faces up to ten years": how much. */
export const isMeasured = (text: Text, at: number): boolean =>
  sums.has(text.word(at)) ||
  (text.word(at) === 'little' && !text.isWord(at + 1)) ||
  (text.word(at) === 'very' && text.word(at + 1) === 'little') ||
  (/^(?:up|close)$/.test(text.word(at)) &&
    text.word(at + 1) === 'to' &&
    (text.kind(at + 2) === Kind.number || counts.has(text.word(at + 2)) || /^an?$/.test(text.word(at + 2))));

/** "Startles less", "sees better": how much, where nothing follows. */
export const isHowMuch = (text: Text, at: number): boolean =>
  /^(?:less|more|better)$/.test(text.word(at)) && !text.isWord(at + 1);

/** "Jumps like a cat and". */
export const isLikeBefore = (text: Text, joint: number): boolean =>
  text.word(joint - 3) === 'like' || text.word(joint - 4) === 'like';

/** "At seven", "in June": what nothing of the kind is joined to. */
export const isTime = (text: Text, at: number, to: Agreement): boolean =>
  months.has(text.word(at)) ||
  weekdays.has(text.word(at)) ||
  (text.isCapitalized(at) && weekdays.has(text.word(at).replace(/s$/, ''))) ||
  (to === 'plural' &&
    (text.kind(at) === Kind.number ||
      counts.has(text.word(at)) ||
      (text.word(at - 1) === 'for' && spans.has(text.word(at)))));

const spans = new Set('seconds minutes hours days weeks months years ages'.split(' '));

/** Plurals that stand before another noun: "sports cars". */
export const compounding = new Set(
  'sports sales arts news goods games savings systems drinks parents parts'.split(' '),
);
const sums = new Set('double triple extra less'.split(' '));

/** "Rewards patience": a noun without more. */
export const isOneThing = (text: Text, at: number): boolean =>
  text.isWord(at) &&
  !isFunction(text.word(at)) &&
  ((text.classes(at) & ~Class.known) | Class.noun | Class.nounFirst) === (Class.noun | Class.nounFirst) &&
  !(text.classes(at + 1) & (Class.verb | Class.thirdPerson | Class.past));

/** "Nibble grass." */
export const isFood = (text: Text, at: number): boolean =>
  text.word(at) === 'grass' || (nounKindOf(text.word(at)) === 'food' && !isPlainVerb(text.classes(at)));

const isPlainVerb = (classes: number) => (classes & (Class.verb | Class.noun)) === Class.verb;
