import { auxiliaries, coordinators, modals, subordinators } from '../words/function-words.ts';
import { isThirdPerson } from '../words/lexicon.ts';
import { saysThey } from './says-they.ts';
import { isAdverb } from '../verbs/clause/adverbs.ts';
import { wordSet } from '../words/word-set.ts';
import { Kind } from '../text/kinds.ts';
import type { Phrase } from './phrase.ts';
import type { Scene } from './scene.ts';
import type { Text } from '../text/text.ts';
import { lemmaOf } from '../words/word.ts';

/** Whether a phrase only tells of dogs that are named elsewhere, or of those that are praised. */
export const tellsOfThem = (scene: Scene, phrase: Phrase): boolean =>
  describesThem(scene, phrase.start) ||
  likensThem(scene, phrase) ||
  isPossessed(scene, phrase) ||
  isBesideName(scene, phrase) ||
  isPraise(scene, phrase);

/** Whether what starts at `start` says what they are: "{{dog}} is a good dog", "what a good dog", "as a puppy". */
export function describesThem(scene: Scene, start: number): boolean {
  const { text, sentence, ends, verbs } = scene;
  const { first } = sentence;
  let at = start - 1;
  while (at >= first && (softening.has(text.word(at)) || (isAdverb(text, at) && !sorting.has(text.word(at)))))
    at -= 1;
  const word = text.word(at);
  if (at < first) return start > first && text.word(first) === 'such';
  if (word === 'what') return /^an?$/.test(text.word(start)) && (at === first || !text.isWord(at - 1));
  if (ends.has(at)) return isAsked(scene, at);
  if (text.kind(at) === Kind.clitic) return verbs.has(at) || isThey(text, at - 1);
  if (word === 'and' || word === 'or' || word === 'but' || word === ',') return goesOn(scene, at);
  if (word === 'into' && growing.has(lemmaOf(text.word(at - 1)))) return isTheirs(scene, at - 1);
  if (word === 'being' && at === first) return saysThem(scene);
  return being.has(word) && isTheirs(scene, at);
}

/** "You have a great dog there", but "if you have a young dog". */
function isPossessed({ text, sentence: { first } }: Scene, { start, head, determiner }: Phrase): boolean {
  if (!determiner.startsWith('a') || head - start < 2) return false;
  const you = text.kind(start - 2) === Kind.clitic ? start - 3 : start - 2;
  const isHaving = /^(?:have|got)$/.test(text.word(start - 1)) && text.word(you) === 'you';
  return isHaving && (you === first || !text.isWord(you - 1) || coordinators.has(text.word(you - 1)));
}

/** "As a puppy, {{dog}} was shy", "they act like a puppy", but "owners like a puppy", "as well as a dog". */
function likensThem(scene: Scene, { start, determiner }: Phrase): boolean {
  const { text, sentence } = scene;
  if (!determiner.startsWith('a')) return false;
  const before = start - 2;
  const isLikened = text.word(start - 1) === 'like' && seeming.has(lemmaOf(text.word(before)));
  // “As well as a dog.”
  const isCompared = text.word(before - 1) === 'as';
  const isAs = text.word(start - 1) === 'as' && (before < sentence.first || !isCompared);
  return (isLikened || isAs) && saysThem(scene);
}

const seeming = wordSet(
  'act look behave feel seem sound smell be play sleep eat run move walk bounce just more',
);

/** "{{dog}} is kind and a good dog": words behind their verb that what is joined goes on. */
function goesOn({ text, sentence: { first }, verbs }: Scene, joint: number): boolean {
  // "{{dog}} is calm, and a dog that is calm learns": another clause.
  if (text.isWord(joint) && text.word(joint - 1) === ',') return false;
  for (let at = joint - 1; at >= first && at > joint - 10; at -= 1) {
    if (verbs.has(at)) return being.has(text.word(at));
    if (subordinators.has(text.word(at)) || isThirdPerson(text.classes(at))) return false;
  }
  return false;
}

/** "Such a good dog", "not a bad dog", "still a puppy". */
const softening = wordSet('such quite rather not still just only truly really');
const being = wordSet(
  "is was are were isn't wasn't aren't weren't be been being become becomes became becoming remain remains",
);
/** "Is going to be", "used to be", "seems to be". */
const linking = wordSet('to going used seem seems seemed supposed meant likely');
/** "What kind of dog." */
const sorting = wordSet('kind sort of');
const growing = wordSet('turn grow develop mature blossom');
const isThey = (text: Text, at: number) => text.word(at) === 'they';

function isTheirs({ text, sentence: { first }, ends, verbs }: Scene, verb: number): boolean {
  for (let at = verb; at >= first; at -= 1) {
    if (verbs.has(at) || verbs.has(at - 1) || ends.has(at - 1) || isThey(text, at - 1)) return true;
    const before = text.word(at - 1);
    if (!auxiliaries.has(before) && !modals.has(before) && !linking.has(before) && !isAdverb(text, at - 1))
      return false;
  }
  return false;
}

/** "Is {{dog}} a good dog?", "is your dog a puppy?" */
function isAsked({ sentence: { first }, verbs }: Scene, end: number): boolean {
  for (let at = end - 1; at >= first && at > end - 6; at -= 1) if (verbs.has(at)) return true;
  return false;
}

/** Whether the sentence is about them. */
function saysThem({ text, isName, sentence: { first, last }, ends }: Scene): boolean {
  if (ends.size > 0 || saysThey(text, first, last)) return true;
  for (let at = first; at < last; at += 1) if (isName(at)) return true;
  return false;
}

/** "{{dog}}, a young dog, is", "a calm puppy, {{dog}} waits": between a comma and the name. */
export function isBesideName(
  { text, isName, sentence: { first } }: Scene,
  { start, head, determiner }: Phrase,
): boolean {
  if (!determiner.startsWith('a')) return false;
  if (text.word(start - 1) === ',') return isName(start - 2);
  return start === first && text.word(head + 1) === ',' && isName(head + 2);
}

/** "Good dog!", but not what is quoted as a word to the dog. */
function isPraise({ text, sentence: { first, last } }: Scene, { start, head, determiner }: Phrase): boolean {
  if (determiner !== '' || start === head || !praising.has(text.word(start))) return false;
  if (start > first && (text.isWord(start - 1) || text.word(start - 1) === '"')) return false;
  return head + 1 >= last || text.kind(head + 1) === Kind.mark;
}

const praising = wordSet('good great clever brave smart sweet lovely best silly');
