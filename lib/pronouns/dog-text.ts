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

const found = new WeakMap<Text, { isDogText: boolean; isPuppy: boolean }>();

function evidenceIn(text: Text) {
  const known = found.get(text);
  if (known) return known;
  let isDogText = false;
  let dogs = 0;
  let puppies = 0;
  for (let index = 0; index < text.count; index += 1) {
    const kind = text.kind(index);
    if (kind === Kind.variable) isDogText ||= /\b(?:dog|puppy|pup|pet)\b/i.test(text.raw(index));
    else if (kind === Kind.word) {
      const word = text.word(index);
      if (!dogWords.has(word)) continue;
      isDogText = true;
      if (word === 'dog' || word === 'dogs') dogs += 1;
      if (word === 'puppy' || word === 'pup' || word === 'puppies') puppies += 1;
    }
  }
  const evidence = { isDogText, isPuppy: puppies > 0 && dogs === 0 };
  found.set(text, evidence);
  return evidence;
}

/** Whether anything in a text speaks of dogs. */
export const isDogText = (text: Text) => evidenceIn(text).isDogText;

/** Whether a text speaks of a puppy and never of a dog. */
export const isPuppyText = (text: Text) => evidenceIn(text).isPuppy;
