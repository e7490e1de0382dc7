import { Kind } from './kinds.ts';
import type { Text } from './text.ts';
import { topicWeights } from './topic-weights.ts';
import { topicWordsOf } from './topic-words.ts';

const dogWords = new Set(
  (
    'dog dogs puppy pup puppies doggy pooch canine leash crate kennel paw paws bark barks barking barked treats harness kibble clicker leashes ' +
    'growl growls growled growling sniff sniffs sniffed sniffing muzzle muzzles pups hound hounds kennels groomer groomers breeder ' +
    'breeders littermate littermates agility off-lead on-lead off-leash on-leash labrador labradors retriever retrievers collie ' +
    'collies spaniel spaniels terrier terriers poodle poodles dachshund dachshunds beagle beagles greyhound greyhounds whippet ' +
    'whippets sheepdog sheepdogs rottweiler mastiff chihuahua potty housetraining vizsla husky corgi pug pugs'
  ).split(' '),
);

/** Whether this is a word of texts about dogs. */
export const isDogWord = (word: string) => dogWords.has(word);

/** Whether a variable stands for the dog: {{dog}}, {{pet name}}, {{name}}, but not {{client name}}. */
export const isDogVariable = (text: Text, index: number) =>
  /dog|pup|pet|name/i.test(text.raw(index)) && !/client|owner|trainer|your/i.test(text.raw(index));

const dogTexts = new WeakMap<Text, boolean>();

let topic: Map<string, number> | undefined;

function loadTopic(): Map<string, number> {
  return new Map(
    topicWeights.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)),
  );
}

/** Above this a text is a trainer's: two in three are, and three of 100 others. */
const aboutDogs = 1;

/** How much the words of a text are those of a trainer, as a logarithm of odds. */
function topicOf(text: Text): number {
  const weights = (topic ??= loadTopic());
  let sum = 0;
  for (const word of new Set(topicWordsOf(text))) sum += weights.get(word) ?? 0;
  return sum;
}

/** Whether a text is about a dog: it speaks of dogs, or uses the words of those who train them. */
export function isDogText(text: Text): boolean {
  let known = dogTexts.get(text);
  if (known === undefined) {
    known = hasDogVariable(text) || has(text, isDogWord) || topicOf(text) > aboutDogs;
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
