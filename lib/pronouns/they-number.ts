import { auxiliaries, coordinators, midAdverbs, prepositions, subordinators } from './function-words.ts';
import { Class } from './lexicon.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import type { Pronoun } from './they-clause.ts';
import { ownParts, partOf, sharedParts } from './they-words.ts';

/** What the words around say of the number by themselves. */
export function toldBySentence(text: Text, { first, last }: Sentence, { index, role }: Pronoun): number {
  const word = text.word(index);
  if (word === 'themself') return -4;
  const before = text.word(index - 1);
  const next = text.word(index + 1);
  if (before === 'of' && role === 'object' && partOf.has(text.word(index - 2))) return 4;
  if (role !== 'possessive' && (next === 'all' || next === 'both' || next === 'each')) return 4;
  if (role === 'subject' && text.word(index + 2) === 'both' && auxiliaries.has(next)) return 4;
  if (role === 'subject' && text.word(index + 2) === 'all' && /^(?:nearly|almost)$/.test(next)) return 4;
  let score = 0;
  if (word === 'themselves') score += 0.35;
  for (let at = index + 1; at < Math.min(last, index + 12); at += 1) {
    const later = text.word(at);
    if (
      (later === 'each' && text.word(at + 1) === 'other') ||
      (later === 'one' && text.word(at + 1) === 'another') ||
      (later === 'together' && role === 'subject')
    ) {
      return later === 'together' ? 0.2 : 3.5;
    }
    if (subordinators.has(later) || coordinators.has(later)) break;
  }
  if (role === 'subject') score += predicate(text, last, index);
  if (role === 'possessive') {
    let at = index + 1;
    while (
      at < last &&
      text.classes(at) & Class.adjective &&
      !(text.classes(at) & Class.noun) &&
      at < index + 4
    )
      at += 1;
    const owned = text.word(at);
    if (sharedParts.has(owned))
      score +=
        owned.endsWith('s') &&
        !/^(?:wives|children|kids|friends|customers|employees|parents|ways|dogs|puppies|pets|houses|families|lives)$/.test(
          owned,
        )
          ? 0.9
          : 0.3;
    else if (ownParts.has(owned)) score -= 0.25;
  }
  if (first === index) score -= 0.05;
  return score;
}

/** "They are terriers" or "they are a good dog". */
function predicate(text: Text, last: number, index: number): number {
  let at = index + 1;
  const verb = text.word(at);
  if (!/^(?:are|were|'re|aren't|weren't|become|became)$/.test(verb)) return 0;
  at += 1;
  while (at < last && (midAdverbs.has(text.word(at)) || text.word(at).endsWith('ly'))) at += 1;
  if (/^(?:a|an)$/.test(text.word(at))) return -1.6;
  if (text.word(at) === 'the') {
    for (let noun = at + 1; noun < Math.min(last, at + 5); noun += 1) {
      if (!text.isWord(noun)) break;
      if (
        text.classes(noun) === Class.plural ||
        (text.classes(noun) & Class.plural && !(text.classes(noun) & Class.thirdPerson))
      )
        return 0.8;
    }
    return -0.4;
  }
  for (let steps = 0; at < last && steps < 5; steps += 1, at += 1) {
    if (!text.isWord(at)) return 0;
    const word = text.word(at);
    const classes = text.classes(at);
    if (prepositions.has(word) || subordinators.has(word) || coordinators.has(word)) return 0;
    if (classes & (Class.gerund | Class.participle) && !(classes & (Class.adjective | Class.noun))) return 0;
    if (units.has(word)) return 0;
    if (
      classes & Class.plural &&
      !(classes & Class.thirdPerson && classes & Class.verbFirst) &&
      word.length > 3
    )
      return 1.4;
  }
  return 0;
}

const units = new Set(
  'seconds minutes hours days weeks months years times inches pounds kilos kilograms miles yards feet metres meters always sometimes afterwards'.split(
    ' ',
  ),
);
