import {
  auxiliaries,
  counts,
  coordinators,
  determiners,
  indefinites,
  isIrregularPlural,
  modals,
  possessives,
  prepositions,
  subordinators,
} from '../words/function-words.ts';
import { Kind } from '../text/kinds.ts';
import { isDogVariable } from '../dog/dog-words.ts';
import { Class } from '../words/lexicon.ts';
import { classesOf, lemmaOf, type Word } from '../words/word.ts';
import { placeOf, type Place } from './mention-place.ts';
import { notCountedHere, severalDogs, severalOf, severalPeople, Sort } from './mention-sorts.ts';
import { isModifier } from './modifier.ts';
import { nameAt, type Names } from './names.ts';
import { isCouple, isPair } from './pairs.ts';
import { isPluralHere } from './plural-or-verb.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';
import { beings, isBeing, nounKindOf } from '../words/senses.ts';

/** What speaks for a mention whichever pronoun may mean it. */
export interface Salience {
  readonly slots: readonly number[];
  /** The weights of them all, once somebody added them up. */
  worth?: number;
}

/** A noun that a "they" may stand for. */
export interface Mention {
  readonly index: number;
  readonly sort: number;
  readonly place: Place;
  /** The number of the block that it stands in. */
  readonly block: number;
  /** Gathered when the first "they" asks for it. */
  salience?: Salience;
}

/** Whether a word may be a mention: never, by itself, only behind "the" and the like, or as one of the plurals without -s. */
const Candidacy = { none: 0, alone: 1, determined: 2, irregular: 3 } as const;
type Candidacy = (typeof Candidacy)[keyof typeof Candidacy];

let spokenOf: Set<string> | undefined;

function findCandidacy(word: string): Candidacy {
  spokenOf ??= new Set([...beings(), ...alone, ...indefinites, 'each', 'yours']);
  if (isIrregularPlural(word)) return Candidacy.irregular;
  if (neverNouns.has(word) || onlyVerbs.has(word)) return Candidacy.none;
  if (spokenOf.has(word)) return Candidacy.alone;
  if (word.endsWith('s')) return mayBePlural(word) || nounKindOf(word) ? Candidacy.alone : Candidacy.none;
  return isDoer(word) ? Candidacy.determined : Candidacy.none;
}

const mayBePlural = (word: string) => (classesOf(word) & Class.plural) !== 0 && !notCounted.has(word);

const candidacyOf = (word: Word): number => (word.candidacy ??= findCandidacy(word.text));

/** The nouns of a sentence that "they" may stand for, in order. */
export function mentionsOf(text: Text, sentence: Sentence, names: Names, isGeneral: boolean): Mention[] {
  const { first, last, block } = sentence;
  const mentions: Mention[] = [];
  for (let index = first; index < last; index += 1) {
    const kind = text.kind(index);
    if (kind !== Kind.word && kind !== Kind.variable) continue;
    // "in", "us" and the like, which are many.
    if (text.end(index) - text.start(index) < 3 && !text.isCapitalized(index)) continue;
    const sort =
      kind === Kind.variable
        ? variableAt(text, sentence, index)
        : sortAt(text, sentence, index, names, isGeneral);
    if (sort !== undefined && !isLikened(text, index))
      mentions.push({ index, sort, place: placeOf(text, sentence, index), block });
  }
  return mentions;
}

/** "Like most collies, they stare": what somebody is only likened to. */
const isLikened = (text: Text, index: number): boolean =>
  text.word(index + 1) === ',' &&
  likening.has(text.word(index - 2)) &&
  /^(?:most|all|many)$/.test(text.word(index - 1)) &&
  !text.isWord(index - 3);

const likening = new Set(['like', 'unlike']);

function variableAt(text: Text, { first, last }: Sentence, index: number): number | undefined {
  const isDog = isDogVariable(text, index);
  if (text.word(index + 1) === "'s") return isDog ? Sort.dogVariable : undefined;
  if (isPair(text, index, last)) return severalPeople;
  if (
    /^(?:and|or)$/.test(text.word(index - 1)) &&
    index - 2 >= first &&
    (text.kind(index - 2) === Kind.variable || text.isCapitalized(index - 2))
  )
    return undefined;
  if (isCouple(text, index, last)) return severalDogs;
  return isDog ? Sort.dogVariable : undefined;
}

function sortAt(
  text: Text,
  sentence: Sentence,
  index: number,
  names: Names,
  isGeneral: boolean,
): number | undefined {
  const entry = text.entry(index);
  const candidacy = candidacyOf(entry);
  if (text.isCapitalized(index)) {
    const name = nameAt(text, sentence, index, names, isGeneral);
    if (name !== undefined) return name === notCountedHere ? undefined : name;
  }
  if (candidacy === Candidacy.none) return undefined;
  const word = entry.text;
  if (candidacy === Candidacy.determined) return singularAt(text, sentence, index, word);
  if (alone.has(word)) return severalAlone(text, sentence, index, word);
  if (word === 'each')
    return text.isWord(index + 1) && text.word(index + 1) !== 'of' ? undefined : Sort.anybody;
  if (word === 'yours') return isGeneral ? undefined : Sort.dogNoun;
  if (indefinites.has(word)) return isCouple(text, index, sentence.last) ? severalPeople : Sort.anybody;
  const kind = nounKindOf(word);
  if (candidacy === Candidacy.irregular) return severalOf(kind ?? 'people');
  if (!word.endsWith('s')) return singularAt(text, sentence, index, word);
  const classes = text.classes(index);
  if (!mayBePlural(word)) {
    return kind === undefined || word.endsWith('ies') ? undefined : singularAt(text, sentence, index, word);
  }
  const owns = text.word(index + 1) === "'";
  if (!owns && classes & Class.thirdPerson && !isPluralHere(text, sentence.first, index, classes))
    return undefined;
  if (kind !== undefined) return severalOf(kind);
  const isDoing = /(?:ers|ors|ists|ants|ians)$/.test(word);
  return severalOf(isDoing || actsAlive(text, index, sentence.last) ? 'people' : undefined);
}

function singularAt(text: Text, { first, last }: Sentence, index: number, word: string): number | undefined {
  const kind = nounKindOf(word);
  if (kind === undefined) {
    // "the auditor", "a pharmacist"
    return determiners.has(text.word(index - 1)) &&
      isDoer(word) &&
      !things.has(word) &&
      !(text.classes(index) & (Class.adjective | Class.adverb))
      ? Sort.person
      : undefined;
  }
  if (!isBeing(kind) || isModifier(text, first, index)) return undefined;
  if (index !== first && text.word(index - 1) === 'to') return undefined;
  if (
    text.classes(index) & Class.verbFirst &&
    !determiners.has(text.word(index - 1)) &&
    !possessives.has(text.word(index - 1))
  )
    return undefined;
  // "Other dogs crowd {{dog}}".
  if (
    text.classes(index) & Class.verb &&
    text.classes(index - 1) & Class.plural &&
    !determiners.has(text.word(index - 1)) &&
    !possessives.has(text.word(index - 1))
  )
    return undefined;
  if (word === 'pair') return undefined;
  if (word === 'couple') return isTwoPeople(text, index) ? severalPeople : undefined;
  if (word === 'rescue' && text.word(index - 1) === 'a') return Sort.dogNoun;
  // "Both sheep", "those two Akita"
  if (kind === 'animals' && (counts.has(text.word(index - 1)) || text.word(index - 1) === 'both'))
    return severalOf(kind);
  if (kind === 'groups') return Sort.group;
  if (isCouple(text, index, last)) return kind === 'people' ? severalPeople : severalDogs;
  return kind === 'people' ? Sort.person : kind === 'dogs' ? Sort.dogNoun : Sort.animal;
}

/** "The couple asked", "the older couple", but neither "a couple of" nor "a couple more". */
function isTwoPeople(text: Text, index: number): boolean {
  const next = text.word(index + 1);
  const before = text.word(text.classes(index - 1) & Class.adjective ? index - 2 : index - 1);
  return (
    (determiners.has(before) || possessives.has(before)) &&
    next !== 'of' &&
    !counts.has(next) &&
    !(
      text.isWord(index + 1) &&
      text.classes(index + 1) & (Class.noun | Class.plural) &&
      !(text.classes(index + 1) & Class.verb)
    )
  );
}

/** "Both of them sat", "others", "my two". */
function severalAlone(text: Text, { last }: Sentence, index: number, word: string): number | undefined {
  if (word === 'others' || word === 'ones') return severalPeople;
  return index + 1 >= last || !text.isWord(index + 1) || goesOn(text, index) ? severalPeople : undefined;
}

/** "Others wait", "my two as well as", "the other two dug", but not "both hands". */
function goesOn(text: Text, index: number): boolean {
  const next = text.word(index + 1);
  if (auxiliaries.has(next) || modals.has(next)) return true;
  const before = text.word(index - 1);
  if (!possessives.has(before) && before !== 'other') return false;
  return (
    subordinators.has(next) ||
    coordinators.has(next) ||
    (prepositions.has(next) && next !== 'of') ||
    (text.classes(index + 1) & (Class.past | Class.adverb)) !== 0
  );
}

const alone = new Set('both several many others ones two three four five six seven eight'.split(' '));
const neverNouns = new Set('theirs ours hers others other being themselves ourselves yourselves'.split(' '));

/** "The guards said": what only someone alive does makes its subject one. */
function actsAlive(text: Text, index: number, last: number): boolean {
  let at = index + 1;
  while (
    at < Math.min(last, index + 4) &&
    (modals.has(text.word(at)) || auxiliaries.has(text.word(at)) || text.classes(at) & Class.adverb)
  )
    at += 1;
  if (tellers.has(text.word(index)) || text.classes(at) & Class.thirdPerson) return false;
  return text.isWord(at) && onlyAlive.has(lemmaOf(text.word(at)));
}

const tellers = new Set(
  'reports papers studies numbers records articles stories results documents signs reviews'.split(' '),
);
const onlyAlive = new Set(
  'say tell ask want think know love like hope decide believe learn understand eat drink sleep bark hate refuse promise agree feel sell buy leave lose play complain worry walk sit watch listen speak talk laugh cry try'.split(
    ' ',
  ),
);

const isDoer = (word: string) =>
  word.endsWith('er') || word.endsWith('or') || word.endsWith('ist') || word.endsWith('ian');
const onlyVerbs = new Set(
  'goes comes makes gives says takes gets hates keeps thinks knows lasts wakes'.split(' '),
);
const things = new Set(
  'trailer stutter screwdriver watchtower computer printer counter shower hanger hammer poster folder cooker boiler heater charger router copper silver layer elevator error terror color sector reactor cancer power voucher weather river fever timer leather gutter litter'.split(
    ' ',
  ),
);
const notCounted = new Set(
  'thanks lots tons loads plenty always perhaps besides towards upwards downwards afterwards backwards forwards sometimes its yes this less news does was has is as us plus unless manners terms odds regards outdoors indoors upstairs downstairs overseas congrats sideways means whereas'.split(
    ' ',
  ),
);
