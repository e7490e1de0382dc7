import { Kind } from '../text/kinds.ts';
import type { Text } from '../text/text.ts';
import { WordSet } from '../words/word.ts';

/** Words of texts about dogs. */
export const dogWords = WordSet.of(
  (
    'dog dogs puppy pup puppies pups doggy pooch canine leash leashes off-leash on-leash off-lead on-lead crate kennel kennels paw paws ' +
    'bark barks barking barked treats harness kibble clicker breeder breeders littermate littermates potty housetraining hound hounds ' +
    'labrador labradors retriever retrievers collie collies spaniel spaniels terrier terriers poodle poodles dachshund dachshunds ' +
    'beagle beagles greyhound greyhounds whippet whippets sheepdog sheepdogs rottweiler mastiff chihuahua vizsla husky corgi pug pugs ' +
    'lapdog lapdogs lurcher lurchers cockapoo cavapoo labradoodle goldendoodle schnauzer malinois pomeranian weimaraner samoyed ' +
    'staffie staffy bulldog bulldogs sighthound sighthounds gundog gundogs mongrel mongrels'
  ).split(' '),
);

/** Whether a variable stands for the dog: {{dog}}, {{pet name}}, {{name}}, but not {{client name}}. */
export function isDogVariable(text: Text, index: number): boolean {
  const name = variableName(text, index);
  return /dog|pup|pet|name/i.test(name) && !/client|owner|trainer|your/i.test(name);
}

/** Without what is said where nothing is filled in: {{trainer|your dog's trainer}} names a trainer. */
export const variableName = (text: Text, index: number) => text.raw(index).replace(/\|.*/s, '');

/** Whether a text speaks of dogs outright. */
export const saysDog = (text: Text) => hasDogVariable(text) || hasWord(text, dogWords);

export function hasWord(text: Text, words: WordSet): boolean {
  for (let index = 0; index < text.count; index += 1) {
    if (text.isWord(index) && words.has(text.entry(index))) return true;
  }
  return false;
}

function hasDogVariable(text: Text): boolean {
  for (let index = 0; index < text.count; index += 1) {
    if (text.kind(index) === Kind.variable && /\b(?:dog|puppy|pup|pet)\b/i.test(variableName(text, index)))
      return true;
  }
  return false;
}
