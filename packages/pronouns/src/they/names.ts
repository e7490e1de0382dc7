import { pluralAuxiliaries, singularAuxiliaries } from '../words/agreement-words.ts';
import {
  auxiliaries,
  coordinators,
  counts,
  determiners,
  indefinites,
  isIrregularPlural,
  midAdverbs,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { isDogVariable } from '../dog/dog-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class, isThirdPerson } from '../words/lexicon.ts';
import { notCountedHere, severalOf, severalPeople, Sort } from './mention-sorts.ts';
import { isPair } from './pairs.ts';
import { namesPlace, publicNameAt } from './public-names.ts';
import { pronounRoles } from '../words/pronoun-forms.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { isBeing, isListed, nounKindOf } from '../words/senses.ts';
import { WordSet } from '../words/word.ts';

/** The names of a text: of whom the most is said, and whether a variable names the dog. */
export interface Names {
  readonly hasVariable: boolean;
  readonly main: string;
  /** Capitalized words for several, such as "Basenjis". */
  readonly several: ReadonlySet<string>;
  /** Those behind "in" and the like. */
  readonly places: ReadonlySet<string>;
}

/** Looks the whole text through for names and for a variable that names the dog. */
export function namesOf(text: Text, sentences: readonly Sentence[]): Names {
  let hasVariable = false;
  const said = new Map<string, number>();
  const several = new Set<string>();
  const places = new Set<string>();
  let main = '';
  let most = 0;
  for (const { first, last } of sentences) {
    for (let index = first; index < last; index += 1) {
      if (text.isCapitalized(index)) {
        const word = text.word(index);
        if (namesPlace(text, index)) places.add(word);
        if (actTogether(text, index)) several.add(word);
        if (several.has(word) || !mayBeName(text, first, index)) continue;
        const before = text.word(index - 1);
        const isPlace = prepositions.has(before) && !/^(?:for|with|to|of|by)$/.test(before);
        const count = (said.get(word) ?? 0) + (isPlace ? 0.3 : text.word(index + 1) === "'s" ? 1.3 : 1);
        said.set(word, count);
        if (count <= most) continue;
        most = count;
        main = word;
      } else if (!hasVariable && text.kind(index) === Kind.variable) {
        hasVariable = isDogVariable(text, index);
      }
    }
  }
  return { hasVariable, main, several, places };
}

function mayBeName(text: Text, first: number, index: number): boolean {
  const word = text.word(index);
  if (word.length < 3 || neverNames.has(word) || mayNeverName.has(text.entry(index))) return false;
  const isActor = isDoing(text, index) || text.word(index + 1) === "'s";
  // "On Monday", "4 May", but "June waits".
  if (calendar.has(word) && !isActor) return false;
  const kind = nounKindOf(word);
  if (kind === 'groups') return false;
  // "The Hendersons", "two Labradors", but "we met Waffles".
  if (word.endsWith('s') && text.word(index - 1) === 'the') return false;
  if (kind === 'dogs' && !isListed(word) && !(isActor && !looksPlural(word)) && !actsAlone(text, index))
    return false;
  if (index !== first || actsAlone(text, index)) return true;
  const classes = text.classes(index);
  if (
    classes & ~(Class.known | Class.noun | Class.nounFirst) ||
    looksPlural(word) ||
    indefinites.has(word) ||
    counts.has(word) ||
    modals.has(word) ||
    isBeing(kind) ||
    determiners.has(word) ||
    prepositions.has(word) ||
    subordinators.has(word) ||
    subjectPronouns.has(word)
  )
    return false;
  return isActor;
}

/** "Pebbles watches": with the verb of one, what looks like several is a name. */
function actsAlone(text: Text, index: number): boolean {
  if (!looksPlural(text.word(index)) || text.classes(index) & Class.verbFirst) return false;
  const classes = text.classes(index + 1);
  if (singularAuxiliaries.has(text.word(index + 1))) return true;
  return isThirdPerson(classes) && !(classes & Class.nounFirst);
}

/** "Basenjis hardly bark", "Corgis are small": with the verb of several, what looks like several is no name. */
function actTogether(text: Text, index: number): boolean {
  const word = text.word(index);
  if (!word.endsWith('s') || word.endsWith('ss') || word.endsWith('us')) return false;
  let verb = index + 1;
  while (verb < index + 3 && midAdverbs.has(text.word(verb))) verb += 1;
  if (pluralAuxiliaries.has(text.word(verb))) return true;
  const classes = text.classes(verb);
  const isBase =
    (classes & Class.verb) !== 0 && (classes & (Class.past | Class.adjective | Class.adverb)) === 0;
  return isBase && ((classes & Class.noun) === 0 || (classes & Class.verbFirst) !== 0);
}

/** "Waffles", but not "Rufus", "Tess" or "Otis". */
const looksPlural = (word: string) => word.endsWith('s') && !/(?:ss|us|is)$/.test(word);

/** Whether what follows is a verb of one who acts or acted. */
function isDoing(text: Text, index: number): boolean {
  const next = text.word(index + 1);
  if (auxiliaries.has(next) || modals.has(next)) return true;
  const classes = text.classes(index + 1);
  return (
    (classes & (Class.thirdPerson | Class.past)) !== 0 &&
    !(classes & Class.plural && classes & Class.nounFirst)
  );
}

const mayNeverName = new WordSet(
  ({ text }) => isIrregularPlural(text) || pronounRoles(text, 'neutral') !== undefined,
);
/** Those that are like any other word when they are capitalized. */
const plain = new WordSet(
  (word) => subjectPronouns.has(word.text) || determiners.has(word.text) || mayNeverName.has(word),
);

/** Whom or what a capitalized word names, as a sort; undefined where it is like any other word. */
export function nameAt(
  text: Text,
  { first, last }: Sentence,
  index: number,
  names: Names,
  isGeneral: boolean,
): number | undefined {
  const word = text.word(index);
  const classes = text.classes(index);
  if (plain.has(text.entry(index))) return undefined;
  const known = isGeneral ? publicNameAt(text, index, names.places) : undefined;
  if (known !== undefined) return known;
  const isCounted =
    index > first && (counts.has(text.word(index - 1)) || text.kind(index - 1) === Kind.number);
  if (isCounted && word.endsWith('s')) return severalOf(nounKindOf(word));
  if (neverNames.has(word)) return notCountedHere;
  if (namesFamily(text, index)) return severalOf(nounKindOf(word) ?? 'people');
  if (names.several.has(word)) return severalOf(nounKindOf(word) ?? (isGeneral ? 'people' : 'dogs'));
  if (word === names.main && !text.isCapitalized(index + 1))
    return isPair(text, index, last) ? severalPeople : names.hasVariable ? Sort.otherName : Sort.dogName;
  const named = () =>
    names.hasVariable ? Sort.otherName : word === names.main ? Sort.dogName : Sort.lesserName;
  if (index > first) {
    if (
      text.word(index - 1) === 'and' &&
      index - 2 >= first &&
      (text.kind(index - 2) === Kind.variable || text.isCapitalized(index - 2))
    )
      return notCountedHere;
    if (word.endsWith('s') && classes & Class.plural && classes & Class.known) return undefined;
    if (nounKindOf(word) !== undefined) return undefined;
    if (calendar.has(word) || word.length < 2 || text.isCapitalized(index + 1)) return notCountedHere;
    return isPair(text, index, last) ? severalPeople : named();
  }
  if (prepositions.has(word) || subordinators.has(word)) return undefined;
  if (isPair(text, index, last) && !(classes & (Class.verbFirst | Class.adverb))) return severalPeople;
  if (actsAlone(text, index)) return named();
  const next = text.word(index + 1);
  if (telling.has(next) && nounKindOf(word) === undefined) return named();
  return !(classes & ~Class.known) &&
    !counts.has(word) &&
    nounKindOf(word) === undefined &&
    (next === 'and' || next === "'s" || isDoing(text, index))
    ? named()
    : undefined;
}

/** "The Hendersons", "the Beatles". */
function namesFamily(text: Text, index: number): boolean {
  const word = text.word(index);
  if (text.word(index - 1) !== 'the' || !looksPlural(word)) return false;
  if (text.isCapitalized(index + 1) || text.word(index + 1) === "'s") return false;
  const classes = text.classes(index);
  return !(classes & Class.known && !(classes & Class.plural));
}

const telling = new Set('said says told asked added cautioned explained stated also'.split(' '));
const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english'.split(
    ' ',
  ),
);
const neverNames = new Set([
  ...coordinators,
  ...'ours mine sundays mondays tuesdays wednesdays thursdays fridays saturdays one mr mrs ms dr prof gen sen rep gov st lt col sgt capt'.split(
    ' ',
  ),
]);
