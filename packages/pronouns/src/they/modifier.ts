import { auxiliaries, determiners, modals, possessives } from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { isFunction } from '../text/noun-phrase.ts';
import { Class } from '../words/lexicon.ts';
import { causing, giving } from '../words/possessive-words.ts';
import { lemmaOf } from '../words/word.ts';
import { nounKindOf } from '../words/senses.ts';
import type { Text } from '../text/text.ts';

/** Whether a noun for one only says what kind the next noun is: "dog owners", "a puppy class", not "give the dog chews". */
export function isModifier(text: Text, first: number, index: number): boolean {
  const next = index + 1;
  const noun = text.word(next);
  if (!text.isWord(next) || isFunction(noun) || mixes.has(noun)) return false;
  const classes = text.classes(next);
  // "Labrador Retrievers", but "the dog Bella knows".
  if (text.isCapitalized(next)) return nounKindOf(noun) === 'dogs' && noun.endsWith('s');
  if (!(classes & (Class.noun | Class.plural)) && !nounKindOf(noun)) return false;
  if (classes & (Class.past | Class.adverb)) return false;
  // "The dog walks", "dog needs a walk".
  if (classes & Class.thirdPerson && !(classes & Class.nounFirst)) return false;
  let opener = index - 1;
  while (opener >= first && index - opener < 4 && describes(text, opener)) opener -= 1;
  const word = text.word(opener);
  const isOne =
    opener >= first &&
    (possessives.has(word) || (determiners.has(word) && !ofSeveral.has(word)) || word === "'s");
  if (!isOne) return !(classes & Class.thirdPerson) || pluralBehind(text, next);
  if (classes & (Class.thirdPerson | Class.adjective)) return false;
  const verb = lemmaOf(text.word(opener - 1));
  return !giving.has(verb) && !causing.has(verb) && !auxiliaries.has(verb) && !modals.has(verb);
}

const mixes = new Set(['mix', 'cross', 'crossbreed', 'type']);
const ofSeveral = new Set('these those some any all both no such every each'.split(' '));

const describes = (text: Text, at: number) =>
  text.kind(at) === Kind.number ||
  ((text.classes(at) & (Class.adjective | Class.participle)) !== 0 && !determiners.has(text.word(at)));

/** "Dog beds are", "dog walks at night". */
const pluralBehind = (text: Text, at: number) =>
  !text.isWord(at + 1) || (isFunction(text.word(at + 1)) && !determiners.has(text.word(at + 1)));
