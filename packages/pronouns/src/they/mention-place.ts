import {
  auxiliaries,
  counts,
  determiners,
  modals,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

/** Where in its clause a mention stands. */
export const Place = { subject: 0, object: 1, oblique: 2 } as const;
export type Place = (typeof Place)[keyof typeof Place];

export function placeOf(text: Text, { first, last }: Sentence, index: number): Place {
  if (text.word(index + 1) === "'s" || text.word(index + 1) === "'") return Place.oblique;
  return isSubject(text, first, last, index) || (index > first && letting.has(text.word(index - 1)))
    ? Place.subject
    : objectPlace(text, first, index);
}

const letting = new Set(['let', 'make', 'help']);

/** Whether a verb follows the noun within a few words, nothing but its own phrase in between. */
function isSubject(text: Text, first: number, last: number, index: number): boolean {
  for (let at = index + 1; at < Math.min(last, index + 4); at += 1) {
    const word = text.word(at);
    if (auxiliaries.has(word) || modals.has(word)) return true;
    if (text.kind(at) === Kind.clitic) return true;
    if (!text.isWord(at)) return word === '?' && index === first;
    if (word === 'a' && /^(?:day|week|month|minute|hour|time)$/.test(text.word(at + 1))) {
      at += 1;
      continue;
    }
    if (subordinators.has(word) || determiners.has(word)) return false;
    if (prepositions.has(word) || word === 'and' || word === 'or') return afterPhrase(text, last, at);
    const classes = text.classes(at);
    if (classes & (Class.thirdPerson | Class.past)) return true;
    if (
      classes & Class.verb &&
      !(classes & Class.adjective) &&
      (classes & Class.verbFirst || !(classes & Class.noun))
    )
      return true;
  }
  return false;
}

/** "The boys at the fence make …": a verb soon after what hangs on the noun. */
function afterPhrase(text: Text, last: number, from: number): boolean {
  if (!prepositions.has(text.word(from))) return false;
  for (let at = from + 1; at < Math.min(last, from + 5); at += 1) {
    if (!text.isWord(at) && text.kind(at) !== Kind.variable) return false;
    const word = text.word(at);
    if (prepositions.has(word) || subordinators.has(word) || word === 'and' || word === 'or') return false;
    if (auxiliaries.has(word) || modals.has(word)) return true;
    const classes = text.classes(at);
    if (
      at > from + 1 &&
      classes & Class.verb &&
      classes & Class.verbFirst &&
      !determiners.has(text.word(at - 1))
    )
      return true;
  }
  return false;
}

function objectPlace(text: Text, first: number, index: number): Place {
  let at = index - 1;
  while (
    at >= first &&
    index - at < 5 &&
    ((text.classes(at) & (Class.adjective | Class.participle | Class.noun) &&
      !(text.classes(at) & Class.verbFirst)) ||
      determiners.has(text.word(at)) ||
      counts.has(text.word(at)) ||
      text.kind(at) === Kind.number)
  ) {
    at -= 1;
  }
  if (at < first) return Place.subject;
  return prepositions.has(text.word(at)) ? Place.oblique : Place.object;
}
