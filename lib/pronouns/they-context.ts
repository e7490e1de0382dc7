import { auxiliaries, midAdverbs, modals, prepositions } from './function-words.ts';
import { Kind } from './kinds.ts';
import { Class, lemmaOf } from './lexicon.ts';
import type { Role } from './pronoun-forms.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import {
  dogAdjectives,
  dogVerbs,
  livingAdjectives,
  livingObjects,
  livingVerbs,
  ownParts,
  personObjects,
  personVerbs,
  sharedParts,
  thingObjects,
  thingVerbs,
  thingWords,
} from './they-words.ts';

/** Who or what does, or has done to it, what is said of a "they". */
export type Context = 'living' | 'dog' | 'person' | 'thing' | 'open';

/** Whether what the pronoun does, or what is done to it, is for something alive. */
export function contextOf(
  text: Text,
  { first, last }: Sentence,
  { index, role }: { readonly index: number; readonly role: Role },
): Context {
  if (role === 'subject') {
    let at = index + 1;
    let be = false;
    for (let steps = 0; at < last && steps < 6; steps += 1, at += 1) {
      const word = text.word(at);
      if (text.kind(at) === Kind.clitic || auxiliaries.has(word) || modals.has(word)) {
        if (/^(?:are|were|'re|be|been|aren't|weren't)$/.test(word)) be = true;
        continue;
      }
      if (!(midAdverbs.has(word) || (word.endsWith('ly') && !(text.classes(at) & Class.adjective)))) break;
    }
    if (text.word(at + 1) === 'to' && text.word(at + 2) === 'be') {
      // "They have to be small".
      be = true;
      at += 3;
    }
    const word = text.word(at);
    // "What they were like", "how they did it".
    if (
      /^(?:what|how)$/.test(text.word(index - 1)) &&
      (be ? word === 'like' : /^(?:do|did)$/.test(lemmaOf(word)))
    )
      return 'living';
    if (be) {
      if (dogAdjectives.has(word)) return 'dog';
      if (word === 'the' && /^(?:size|length|shape|width|height|price)$/.test(text.word(at + 1)))
        return 'thing';
      if (livingAdjectives.has(word)) return 'living';
      if (thingWords.has(word)) return 'thing';
      if (word.endsWith('ing')) return doing(text, at);
      return 'open';
    }
    if (linking.has(lemmaOf(word))) {
      const next = text.word(at + 1);
      if (thingWords.has(next)) return 'thing';
      if (livingAdjectives.has(next)) return 'living';
    }
    return doing(text, at);
  }
  if (role === 'object' || role === 'reflexive') {
    const before = text.word(index - 1);
    if (index > first && prepositions.has(before)) {
      const verb = lemmaOf(text.word(index - 2));
      if (/^(?:reward|talk|listen|wait|walk|play|look|call|sit|live|sleep)$/.test(verb)) return 'living';
      return 'open';
    }
    const verb = lemmaOf(before);
    const next = text.word(index + 1);
    if (verb === 'let' && next === 'know') return 'person';
    if (personObjects.has(verb) && /^(?:to|whether|if|that|how|what|why|when|about|not|for)$/.test(next))
      return 'person';
    if (causes.has(verb) && text.classes(index + 1) & Class.verb && !text.isCapitalized(index + 1))
      return 'living';
    if (
      (verb === 'keep' && !prepositions.has(next)) ||
      verb === 'make' ||
      verb === 'leave' ||
      verb === 'get'
    ) {
      if (thingWords.has(next)) return 'thing';
      if (livingAdjectives.has(next)) return 'living';
      return 'open';
    }
    if (
      verb === 'give' ||
      verb === 'show' ||
      verb === 'feed' ||
      verb === 'offer' ||
      verb === 'let' ||
      verb === 'tell' ||
      verb === 'ask' ||
      verb === 'teach'
    ) {
      return next === 'to' || next === '' || next === ',' || next === '.'
        ? verb === 'give' || verb === 'show' || verb === 'offer'
          ? 'thing'
          : 'living'
        : 'living';
    }
    if (verb === 'put' || verb === 'leave' || verb === 'keep' || verb === 'hang') {
      if (next === 'away') return verb === 'put' ? 'thing' : verb === 'keep' ? 'living' : 'open';
      const place = placeBehind(text, index, last);
      if (place !== '') return dogPlaces.has(place) ? 'living' : thingPlaces.has(place) ? 'thing' : 'open';
    }
    if (verb === 'practise' || verb === 'practice' || verb === 'do') return 'thing';
    if (thingObjects.has(verb))
      return /^(?:put|pick|leave|set|lay|place|do|practise|practice|hand|save)$/.test(verb)
        ? 'open'
        : 'thing';
    if (livingObjects.has(verb)) return 'living';
    return 'open';
  }
  let at = index + 1;
  while (at < last && text.classes(at) & Class.adjective && !(text.classes(at) & Class.noun)) at += 1;
  const owned = text.word(at);
  return ownParts.has(owned) ||
    sharedParts.has(owned) ||
    owned === 'paws' ||
    owned === 'ears' ||
    owned === 'eyes' ||
    owned === 'legs' ||
    owned === 'feet' ||
    owned === 'teeth'
    ? 'living'
    : 'open';
}

/** Who or what does what a verb says. */
function doing(text: Text, at: number): Context {
  const verb = lemmaOf(text.word(at));
  if (dogVerbs.has(verb)) return 'dog';
  if (personVerbs.has(verb)) return 'person';
  if (thingVerbs.has(verb)) return 'thing';
  const next = text.word(at + 1);
  if (verb === 'mean') return /^(?:well|it)$/.test(next) ? 'person' : 'open';
  if (
    /^(?:take|need)$/.test(verb) &&
    /^(?:minutes|hours|days|weeks|months|time|practice|space)$/.test(text.word(at + 2))
  )
    return next === 'more' || next === 'some' ? 'open' : 'thing';
  return livingVerbs.has(verb) ? 'living' : 'open';
}

const linking = new Set('stay remain look feel get become seem go grow turn'.split(' '));

export const causes = new Set('let make help have watch see hear'.split(' '));

/** The noun of "in your pocket", "on the mat" behind a pronoun. */
function placeBehind(text: Text, index: number, last: number): string {
  if (!/^(?:in|on|into|onto|by|under|next|behind|to|near)$/.test(text.word(index + 1))) return '';
  for (let at = index + 2; at < Math.min(last, index + 7); at += 1) {
    const word = text.word(at);
    if (dogPlaces.has(word) || thingPlaces.has(word)) return word;
    if (!text.isWord(at)) return '';
  }
  return '';
}

const dogPlaces = new Set(
  'crate bed mat leash lead car kennel pen harness place bath line group garden'.split(' '),
);
const thingPlaces = new Set(
  'pocket shelf freezer fridge box bag drawer cupboard bowl jar pouch table door mirror list wall bin oven tray tin garage hall bucket kitchen water floor'.split(
    ' ',
  ),
);
