import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  possessives,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import { startsNoun } from '../text/noun-phrase.ts';
import { pronounFor } from '../words/pronoun-forms.ts';
import type { Text } from '../text/text.ts';

/** Why a "he" or "she" can hardly be the dog, or not every one of its clause. */
export function twoBeingsWhy(text: Text, index: number): string | undefined {
  if (ownsDog(text, index)) return 'A dog has no dog, so this may mean a person.';
  return actsOnAnother(text, index) ? 'It is done to another, so one of the two is not the dog.' : undefined;
}

/** "Her dog", "his own poodle", but "his dog bed". */
function ownsDog(text: Text, index: number): boolean {
  if (!possessives.has(text.word(index))) return false;
  const owned = text.word(index + 1) === 'own' ? index + 2 : index + 1;
  return dogsOfPeople.has(text.word(owned)) && !startsNoun(text, owned + 1, text.count);
}

const dogsOfPeople = new Set('dog dogs poodle labrador collie spaniel terrier retriever beagle'.split(' '));

const doing = Class.verb | Class.past | Class.thirdPerson;
const ties = new Set([...prepositions, ...determiners, ...coordinators, ...subordinators]);

/** By the subjects that somebody single has. */
const objects = new Map(
  (['male', 'female'] as const).map((sex) => [pronounFor(sex, 'subject'), pronounFor(sex, 'object')]),
);

/** "He gave him his tablet", but "he took it with him". */
function actsOnAnother(text: Text, index: number): boolean {
  const object = objects.get(text.word(index));
  const at = object === undefined ? -1 : placeOf(text, object, index);
  if (at < 0) return false;
  if (!(text.classes(at - 1) & doing) || prepositions.has(text.word(at - 1))) return false;
  if (object === 'her' && text.isWord(at + 1) && !ties.has(text.word(at + 1))) return false;
  // "Someone to feed him", "let Maria brush him": another's doing.
  for (let between = index + 1; between < at; between += 1) {
    const word = text.word(between);
    if (auxiliaries.has(word) || modals.has(word) || word === 'to') continue;
    if (ties.has(word) || text.isCapitalized(between) || !(text.classes(between) & (doing | Class.adverb)))
      return false;
  }
  return true;
}

/** Where a word of three letters stands within the next six of its clause, -1 where it does not; most are passed over unread. */
function placeOf(text: Text, object: string, index: number): number {
  for (let at = index + 1; at <= index + 6 && text.isWord(at); at += 1) {
    const start = text.start(at);
    const mayBe = text.end(at) - start === 3 && text.html.charCodeAt(start) === 104;
    if (mayBe && text.word(at) === object) return at;
  }
  return -1;
}
