import {
  auxiliaries,
  coordinators,
  determiners,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { Class } from '../words/lexicon.ts';
import { nounKindOf } from '../words/senses.ts';
import { WordSet } from '../words/word.ts';
import { wordSet } from '../words/word-set.ts';
import type { Text } from '../text/text.ts';
import { notCountedHere, severalPeople, Sort } from './mention-sorts.ts';

/** Whether a capitalized word names where something is: "in Leeds", but not "in Ada's words". */
export const namesPlace = (text: Text, index: number): boolean =>
  placing.has(text.word(index - 1)) && text.word(index + 1) !== "'s";

const placing = wordSet('in near outside across throughout inside toward towards');

/** A people, an organization or a place that a capitalized word of a text about people names, as a sort; undefined where it is none. */
export function publicNameAt(text: Text, index: number, places: ReadonlySet<string>): number | undefined {
  const word = text.word(index);
  if (ofPeoples.has(word)) return ofPeople(text, index, word);
  if (word.endsWith('s') && ofPeoples.has(word.slice(0, -1))) return severalPeople;
  if (standsOut(text, index) && nounKindOf(word) === undefined)
    return isBody(text, index, word) ? Sort.group : notCountedHere;
  return places.has(word) ? notCountedHere : undefined;
}

/** "The French", "the Canadian", but "French troops". */
function ofPeople(text: Text, index: number, word: string): number {
  const before = text.word(index - 1);
  if (!articles.has(before) || opensPhrase(text, index) || text.isCapitalized(index + 1))
    return notCountedHere;
  return before === 'the' && wholePeoples.has(word) ? severalPeople : Sort.person;
}

const articles = wordSet('a an the');

/** Whether a word is in capitals and those beside it are not. */
function standsOut(text: Text, index: number): boolean {
  if (!isShouted(text.raw(index))) return false;
  return ![index - 1, index + 1].some((beside) => text.isWord(beside) && isShouted(text.raw(beside)));
}

const isShouted = (raw: string) => raw.length > 1 && raw === raw.toUpperCase();

/** "The FBI", "NATO", but neither "the TV" nor "I LOVE it". */
const isBody = (text: Text, index: number, word: string): boolean =>
  word.length <= 5 &&
  !(text.classes(index) & Class.known) &&
  !prepositions.has(word) &&
  !noBodies.has(word) &&
  !opensPhrase(text, index);

const noBodies = wordSet(
  'tv dvd cd pc ok id pm am usb gps atm dna hiv er icu asap fyi diy rsvp lol omg btw not',
);

/** Whether the word behind a capitalized one is the noun that it describes, or another word before that. */
function opensPhrase(text: Text, index: number): boolean {
  const next = index + 1;
  if (!text.isWord(next) || text.isCapitalized(next) || joining.has(text.entry(next))) return false;
  const classes = text.classes(next);
  if (classes & (Class.past | Class.adverb)) return false;
  if (classes & Class.thirdPerson && !(classes & Class.nounFirst)) return false;
  return (classes & (Class.noun | Class.plural | Class.adjective)) !== 0;
}

const joining = WordSet.of([
  ...auxiliaries,
  ...modals,
  ...prepositions,
  ...subordinators,
  ...coordinators,
  ...determiners,
  ...subjectPronouns,
]);

/** Peoples that have no plural in -s. */
const wholePeoples = wordSet('french british english irish dutch chinese japanese swiss spanish portuguese');

const ofPeoples = new Set([
  ...wholePeoples,
  ...wordSet(
    'american scottish welsh german italian swedish danish norwegian finnish polish russian ukrainian turkish greek ' +
      'korean indian pakistani afghan iraqi iranian israeli palestinian egyptian saudi syrian lebanese jordanian ' +
      "kurdish kurd arab jewish jew muslim christian catholic protestant hindu buddhist sunni shia shiite shi'ite " +
      'african asian european latin hispanic mexican canadian australian brazilian argentine chilean cuban haitian ' +
      'vietnamese thai filipino indonesian malaysian nigerian kenyan somali ethiopian moroccan algerian libyan ' +
      'tunisian yemeni kuwaiti austrian belgian hungarian romanian bulgarian serbian serb croat croatian bosnian ' +
      'albanian czech slovak armenian georgian chechen soviet republican democrat democratic conservative liberal ' +
      "nazi communist islamic islamist baathist ba'athist mormon baptist methodist lutheran anglican texan parisian " +
      'londoner roman viking',
  ),
]);
