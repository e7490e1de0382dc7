import { Kind } from './kinds.ts';
import type { Text } from './text.ts';

const dogWords = new Set(
  (
    'dog dogs puppy pup puppies doggy pooch canine leash crate kennel paw paws bark barks barking barked treats harness kibble clicker leashes ' +
    'labrador retriever collie spaniel terrier terriers poodle dachshund potty housetraining vizsla husky corgi pug'
  ).split(' '),
);

/** Whether this is a word of texts about dogs. */
export const isDogWord = (word: string) => dogWords.has(word);

/** Whether a variable stands for the dog: {{dog}}, {{pet name}}, {{name}}, but not {{client name}}. */
export const isDogVariable = (text: Text, index: number) =>
  /dog|pup|pet|name/i.test(text.raw(index)) && !/client|owner|trainer|your/i.test(text.raw(index));

const dogTexts = new WeakMap<Text, boolean>();

/** Whether anything in a text speaks of dogs. */
export function isDogText(text: Text): boolean {
  let known = dogTexts.get(text);
  if (known === undefined) {
    known = hasDogVariable(text) || has(text, isDogWord);
    dogTexts.set(text, known);
  }
  return known;
}

const puppyTexts = new WeakMap<Text, boolean>();
const dogs = new Set(['dog', 'dogs']);
const puppies = new Set(['puppy', 'puppies', 'pup', 'pups']);

/** Whether a text speaks of a puppy and never of a dog. */
export function isPuppyText(text: Text): boolean {
  let known = puppyTexts.get(text);
  if (known === undefined) {
    known = has(text, (word) => puppies.has(word)) && !has(text, (word) => dogs.has(word));
    puppyTexts.set(text, known);
  }
  return known;
}

function has(text: Text, isOne: (word: string) => boolean): boolean {
  for (let index = 0; index < text.count; index += 1) {
    if (text.isWord(index) && isOne(text.word(index))) return true;
  }
  return false;
}

function hasDogVariable(text: Text): boolean {
  for (let index = 0; index < text.count; index += 1) {
    if (text.kind(index) === Kind.variable && /\b(?:dog|puppy|pup|pet)\b/i.test(text.raw(index))) return true;
  }
  return false;
}
