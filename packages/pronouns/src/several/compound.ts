import { saying } from '../words/agreement-words.ts';
import {
  auxiliaries,
  isIrregularPlural,
  modals,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import { isFinite } from './finite.ts';
import { isFunction } from '../text/noun-phrase.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import { causing, giving, timeNouns } from '../words/possessive-words.ts';
import { lemmaOf } from '../words/word.ts';
import { nounKindOf } from '../words/senses.ts';
import { wordSet } from '../words/word-set.ts';
import type { Text } from '../text/text.ts';

/** Whether the "dog" at `head`, in a phrase that starts at `start`, only tells of the noun behind it: "dog park", "puppy class". */
export function isCompound(text: Text, start: number, head: number): boolean {
  const next = head + 1;
  if (!text.isWord(next) || text.isCapitalized(next)) return false;
  const word = text.word(next);
  if (always.has(word)) return true;
  if (amounts.has(word)) return !isGiven(text, start);
  if (isFunction(word) || placesAndTimes.has(word) || timeNouns.has(word)) return false;
  if (isIrregularPlural(word)) return true;
  const classes = text.classes(next);
  if (classes & (Class.adverb | Class.gerund | Class.past | Class.participle)) return false;
  // "Keep your dog calm", but "the dog world".
  if (classes & Class.adjective && nounKindOf(word) !== 'places') return false;
  if (!(classes & (Class.noun | Class.plural)) || isGiven(text, start)) return false;
  if (classes & Class.thirdPerson)
    return !isThirdPerson(classes) && (isActedOn(text, start) || isFinite(text, next + 1));
  return !(classes & Class.verb) || !awaitsBase(text, start);
}

/** What a word behind "dog" is, whatever else it could be. */
const always = wordSet(
  'park parks bed beds bowl bowls door crate crates leash leashes lead collar collars harness harnesses treat toy tag tags ' +
    'walker walkers trainer trainers owner owners sitter sitters lover lovers club clubs school schools class classes ' +
    'daycare groomer groomers shampoo sport sports gate pen biscuit person people beach hair trick',
);
/** The same, which may be given to a dog as well. */
const amounts = wordSet('food treats toys biscuits tricks training');
const placesAndTimes = wordSet(
  'home inside outside upstairs downstairs today tonight tomorrow yesterday alone',
);

/** "Give your dog treats": the thing behind is what is given. */
const isGiven = (text: Text, start: number): boolean => giving.has(lemmaOf(text.word(start - 1)));

/** "All the puppy courses", "goodbye to the puppy pads", but "when your puppy pads about". */
function isActedOn(text: Text, start: number): boolean {
  const before = text.word(start - 1) === 'all' ? start - 2 : start - 1;
  const word = text.word(before);
  if (prepositions.has(word)) return !subordinators.has(word);
  return (text.classes(before) & (Class.verb | Class.past)) !== 0 && !saying.has(word);
}

/** "Let your dog walk", "does the dog pull": the verb behind is what the dog does. */
function awaitsBase(text: Text, start: number): boolean {
  const before = text.word(start - 1);
  return causing.has(lemmaOf(before)) || auxiliaries.has(before) || modals.has(before);
}
