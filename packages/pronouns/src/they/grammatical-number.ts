import {
  auxiliaries,
  coordinators,
  midAdverbs,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import type { Pronoun } from './clause.ts';
import { WordSet } from '../words/word.ts';

/** What the words around a "they" say of its number by themselves. */
export const Told = {
  nothing: 0,
  surelySeveral: 1,
  surelyOne: 2,
  themselves: 3,
  together: 4,
  /** "They are terriers." */
  severalNoun: 5,
  /** "They are the best treats." */
  theSeveral: 6,
  /** "They are the best dog", or anything else behind "the". */
  theOne: 7,
  /** "They are a good dog." */
  oneNoun: 8,
} as const;
export type Told = (typeof Told)[keyof typeof Told];
export const toldCount = 9;

export function toldBySentence(text: Text, { last }: Sentence, { index, role }: Pronoun): Told {
  const word = text.word(index);
  if (word === 'themself') return Told.surelyOne;
  const next = text.word(index + 1);
  if (text.word(index - 1) === 'of' && role === 'object' && partOf.has(text.word(index - 2)))
    return Told.surelySeveral;
  // "Pups their age."
  if (role === 'possessive' && own.has(next) && text.classes(index - 1) & Class.plural) return Told.surelyOne;
  if (role !== 'possessive' && (next === 'all' || next === 'both' || next === 'each'))
    return Told.surelySeveral;
  if (role === 'subject') {
    const behind = text.word(index + 2);
    if (behind === 'both' && auxiliaries.has(next)) return Told.surelySeveral;
    if (behind === 'all' && /^(?:nearly|almost)$/.test(next)) return Told.surelySeveral;
    // "They play together", but "they get it together".
    if (behind === 'together' && !/^(?:get|got|hold|held|pull|pulled)$/.test(next)) return Told.surelySeveral;
  }
  for (let at = index + 1; at < Math.min(last, index + 12); at += 1) {
    if (!telling.has(text.entry(at))) continue;
    const later = text.word(at);
    if (later === 'each' && text.word(at + 1) === 'other') return Told.surelySeveral;
    if (later === 'one' && text.word(at + 1) === 'another') return Told.surelySeveral;
    if (later === 'together' && role === 'subject') return Told.together;
    if (clauseEnds.has(later)) break;
  }
  if (word === 'themselves') return Told.themselves;
  return role === 'subject' ? predicate(text, last, index) : Told.nothing;
}

const own = new Set('age size breed weight shape sex'.split(' '));

const singular = new Set('exception fool pushover angel saint puppy dog hero'.split(' '));

const clauseEnds = new Set([...subordinators, ...coordinators]);
/** Most words tell nothing and are passed over by one look. */
const telling = WordSet.of([...clauseEnds, 'each', 'one', 'together']);

const partOf = new Set(
  'one some most many all both two three four five six seven eight nine ten twelve fifteen twenty thirty fifty hundreds dozens lots plenty each none either neither any few several half pair rest couple handful dozen lot majority'.split(
    ' ',
  ),
);

/** "They are terriers" or "they are a good dog". */
function predicate(text: Text, last: number, index: number): Told {
  let at = index + 1;
  const verb = text.word(at);
  if (!/^(?:are|were|'re|aren't|weren't|become|became)$/.test(verb)) return Told.nothing;
  at += 1;
  while (at < last && (midAdverbs.has(text.word(at)) || text.word(at).endsWith('ly'))) at += 1;
  // "They are no exception."
  if (/^(?:a|an)$/.test(text.word(at)) || (text.word(at) === 'no' && singular.has(text.word(at + 1))))
    return Told.oneNoun;
  if (text.word(at) === 'the') {
    for (let noun = at + 1; noun < Math.min(last, at + 5); noun += 1) {
      if (!text.isWord(noun)) break;
      if (
        text.classes(noun) === Class.plural ||
        (text.classes(noun) & Class.plural && !(text.classes(noun) & Class.thirdPerson))
      )
        return Told.theSeveral;
    }
    return Told.theOne;
  }
  for (let steps = 0; at < last && steps < 5; steps += 1, at += 1) {
    if (!text.isWord(at)) return Told.nothing;
    const word = text.word(at);
    const classes = text.classes(at);
    if (prepositions.has(word) || subordinators.has(word) || coordinators.has(word)) return Told.nothing;
    if (classes & (Class.gerund | Class.participle) && !(classes & (Class.adjective | Class.noun)))
      return Told.nothing;
    if (units.has(word)) return Told.nothing;
    if (
      classes & Class.plural &&
      !(classes & Class.thirdPerson && classes & Class.verbFirst) &&
      word.length > 3
    )
      return Told.severalNoun;
  }
  return Told.nothing;
}

const units = new Set(
  'seconds minutes hours days weeks months years times inches pounds kilos kilograms miles yards feet metres meters always sometimes afterwards'.split(
    ' ',
  ),
);
