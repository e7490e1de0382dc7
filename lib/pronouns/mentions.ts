import {
  auxiliaries,
  determiners,
  modals,
  possessives,
  prepositions,
  subjectPronouns,
  subordinators,
  irregularPlurals,
} from './function-words.ts';
import { Kind } from './kinds.ts';
import { Class, lemmaOf } from './lexicon.ts';
import { pronounRoles } from './pronoun-forms.ts';
import type { Sentence } from './sentences.ts';
import type { Text } from './text.ts';
import { animalPlurals, dogNouns, groups, humanPlurals, humanSingulars } from './they-words.ts';

/** What a mention speaks of. */
export type Being = 'person' | 'animal' | 'thing' | 'group';

/** A noun that a "they" may stand for. */
export interface Mention {
  readonly index: number;
  readonly plural: boolean;
  readonly being: Being;
  readonly weight: number;
  /** Where in its clause it stands; `chain` for a pronoun. */
  readonly depth: 'subject' | 'object' | 'oblique' | 'chain';
  /** The number of the block that it stands in. */
  readonly block: number;
  /** Whether the verb of its clause follows it. */
  readonly subject: boolean;
}

/** The nouns of a sentence, in order. */
export function mentionsOf(text: Text, sentence: Sentence): Mention[] {
  const { first, last } = sentence;
  const mentions: Mention[] = [];
  for (let index = first; index < last; index += 1) {
    if (!mayBeMention(text, index)) continue;
    const mention = mentionAt(text, sentence, index);
    if (mention) mentions.push(mention);
  }
  return mentions;
}

/** Leaves out most words before anything else is looked at. */
function mayBeMention(text: Text, index: number): boolean {
  const kind = text.kind(index);
  if (kind !== Kind.word) return kind === Kind.variable;
  const word = text.word(index);
  return (
    word.endsWith('s') ||
    text.isCapitalized(index) ||
    spokenOf.has(word) ||
    (determiners.has(text.word(index - 1)) && doer.test(word))
  );
}

function mentionAt(text: Text, { first, last, block }: Sentence, index: number): Mention | undefined {
  const kind = text.kind(index);
  const make = (plural: boolean, being: Being): Mention => {
    const subject =
      isSubject(text, first, last, index) || (index > first && letting.has(text.word(index - 1)));
    return { index, plural, being, subject, weight: 1, depth: depthAt(text, first, index, subject), block };
  };
  if (kind === Kind.variable) {
    if (text.word(index + 1) === "'s")
      return isDogVariable(text, index)
        ? { index, plural: false, being: 'animal', subject: false, weight: 1, depth: 'oblique', block }
        : undefined;
    if (isPair(text, index, last)) return make(true, 'person');
    if (/^(?:and|or)$/.test(text.word(index - 1)) && index - 2 >= first) return undefined;
    if (isCouple(text, index, last)) return make(true, 'animal');
    return isDogVariable(text, index) ? make(false, 'animal') : undefined;
  }
  if (kind !== Kind.word) return undefined;
  const word = text.word(index);
  if (!word.endsWith('s') && !text.isCapitalized(index) && !spokenOf.has(word)) {
    // "the auditor", "a pharmacist"
    const isDoer = !thingsInErs.has(`${word}s`) && !things.has(word);
    return isDoer && !(text.classes(index) & (Class.adjective | Class.adverb))
      ? make(false, 'person')
      : undefined;
  }
  if (
    index === first &&
    text.isCapitalized(index) &&
    isPair(text, index, last) &&
    !subordinators.has(word) &&
    !determiners.has(word) &&
    !subjectPronouns.has(word) &&
    !(text.classes(index) & (Class.verbFirst | Class.adverb))
  )
    return make(true, 'person');
  if ((dogNouns.has(word) || humanSingulars.has(word)) && isCouple(text, index, last))
    return make(true, dogNouns.has(word) ? 'animal' : 'person');
  if (dogNouns.has(word)) return isNounHere(text, first, index) ? make(false, 'animal') : undefined;
  if (humanSingulars.has(word)) return make(false, 'person');
  if (humanPlurals.has(word) && !determiners.has(word))
    return partitive(word) && !endsPhrase(text, index, last) ? undefined : make(true, 'person');
  if (animalPlurals.has(word)) return make(true, 'animal');
  if (groups.has(word)) return make(true, 'group');
  const classes = text.classes(index);
  if (irregularPlurals.has(word)) return make(true, word === 'teeth' || word === 'feet' ? 'thing' : 'person');
  if (
    text.isCapitalized(index) &&
    index > first &&
    word.endsWith('s') &&
    (numbers.has(text.word(index - 1)) || text.kind(index - 1) === Kind.number)
  )
    return make(true, 'thing');
  if (
    index - 2 >= first &&
    text.word(index - 1) === 'and' &&
    text.isCapitalized(index) &&
    (text.kind(index - 2) === Kind.variable || text.isCapitalized(index - 2))
  )
    return undefined;
  if (text.isCapitalized(index) && index > first && !subjectPronouns.has(word) && !determiners.has(word)) {
    if (word.endsWith('s') && classes & Class.plural && classes & Class.known) return make(true, 'thing');
    if (calendar.has(word) || word.length < 2) return undefined;
    if (text.isCapitalized(index + 1)) return undefined;
    if (isPair(text, index, last)) return make(true, 'person');
    return make(false, 'person');
  }
  if (
    text.isCapitalized(index) &&
    index === first &&
    !determiners.has(word) &&
    !prepositions.has(word) &&
    !subordinators.has(word)
  ) {
    const next = text.word(index + 1);
    const nextClasses = text.classes(index + 1);
    const acts =
      nextClasses & (Class.thirdPerson | Class.past) &&
      !(nextClasses & Class.plural && nextClasses & Class.nounFirst);
    const isName =
      !(classes & ~Class.known) &&
      !pronounRoles(word, 'neutral') &&
      !subjectPronouns.has(word) &&
      !numbers.has(word);
    if (isName && (acts || next === 'and' || auxiliaries.has(next) || modals.has(next)))
      return make(false, 'person');
  }
  if (text.isCapitalized(index) && telling.has(text.word(index + 1))) return make(false, 'person');
  if (!word.endsWith('s') || !(classes & Class.plural)) return undefined;
  if (text.word(index + 1) === "'") return undefined;
  if (notCounted.has(word)) return undefined;
  if (classes & Class.thirdPerson && !isPluralHere(text, first, index, classes)) return undefined;
  const isPerson = /(?:ers|ors|ists|ants|ians)$/.test(word) && !thingsInErs.has(word);
  return make(true, isPerson || actsAlive(text, index, last) ? 'person' : 'thing');
}

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

/** Nouns that are known by themselves, without a look at their ending. */
const spokenOf = new Set([
  ...dogNouns,
  ...humanSingulars,
  ...humanPlurals,
  ...animalPlurals,
  ...groups,
  ...irregularPlurals,
]);

/** "{{dog}} and Bella". */
function isPair(text: Text, index: number, last: number): boolean {
  const joined = text.word(index + 1) === 'and' && index + 2 < last;
  return (
    joined &&
    (text.kind(index + 2) === Kind.variable ||
      (text.isCapitalized(index + 2) && text.word(index + 2) !== 'i')) &&
    text.word(index + 3) !== "'s"
  );
}

const isDogVariable = (text: Text, index: number) =>
  /dog|pup|pet|name/i.test(text.raw(index)) && !/client|owner|trainer|your/i.test(text.raw(index));

/** "{{dog}} and your cat", "the owner and her daughter". */
function isCouple(text: Text, index: number, last: number): boolean {
  if (text.word(index + 1) !== 'and' || !determiners.has(text.word(index + 2))) return false;
  for (let at = index + 3; at < Math.min(last, index + 5); at += 1) {
    const word = text.word(at);
    if (dogNouns.has(word) || humanSingulars.has(word)) return text.word(at + 1) !== "'s";
    if (!(text.classes(at) & Class.adjective)) return false;
  }
  return false;
}

const doer = /(?:er|or|ist|ian|yer|eer)$/;
const things = new Set(
  'water door floor other weather summer winter river center centre fever timer leader order liver feather leather gutter shutter litter'.split(
    ' ',
  ),
);
const letting = new Set(['let', 'make', 'help']);
const telling = new Set('said says told asked added cautioned explained stated also'.split(' '));
const partitive = (word: string) => /^(?:both|several|many|others)$/.test(word);
const endsPhrase = (text: Text, index: number, last: number) =>
  index + 1 >= last ||
  !text.isWord(index + 1) ||
  auxiliaries.has(text.word(index + 1)) ||
  modals.has(text.word(index + 1));
const calendar = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter english'.split(
    ' ',
  ),
);
const notCounted = new Set(
  'times minutes seconds hours days weeks months years miles dollars yards steps feet metres meters inches pounds moments thanks lots tons loads plenty kinds sorts always perhaps besides towards upwards downwards afterwards backwards forwards sometimes its yes this less news does was has is as us plus unless manners ways terms means hands odds chances woods regards conditions outdoors indoors upstairs downstairs overseas congrats percent'.split(
    ' ',
  ),
);
const thingsInErs = new Set(
  'crackers covers papers numbers letters corners flowers dinners prayers shoulders triggers markers clickers dangers layers powers carriers leaders barriers stickers toppers chewers walkers containers trackers folders collars doors floors colors colours errors mirrors scissors factors motors odors odours plants pants restaurants antioxidants burgers lasers waters quarters offers answers orders matters computers'.split(
    ' ',
  ),
);

function isNounHere(text: Text, first: number, index: number): boolean {
  return index === first || text.word(index - 1) !== 'to';
}

/** A word in -s that may be a verb: what stands before it decides. */
function isPluralHere(text: Text, first: number, index: number, classes: number): boolean {
  if (index === first) return (classes & Class.verbFirst) === 0 && text.word(index + 1) !== 'like';
  const before = text.word(index - 1);
  if (
    determiners.has(before) ||
    possessives.has(before) ||
    prepositions.has(before) ||
    text.kind(index - 1) === Kind.number
  )
    return true;
  const beforeClasses = text.classes(index - 1);
  if (beforeClasses & (Class.adjective | Class.gerund)) return true;
  if (before === 'and' || before === 'or' || before === ',') return (classes & Class.verbFirst) === 0;
  if (
    beforeClasses & (Class.verb | Class.past) &&
    !(beforeClasses & Class.noun && !(beforeClasses & Class.verbFirst))
  )
    return true;
  if (numbers.has(before)) return true;
  if (/^(?:what|who|that|which)$/.test(before)) return false;
  if (
    text.isWord(index - 1) &&
    (beforeClasses === 0 || beforeClasses & Class.noun) &&
    !(beforeClasses & Class.verbFirst)
  ) {
    const next = text.word(index + 1);
    if (auxiliaries.has(next) || modals.has(next)) return true;
    return (
      (classes & Class.nounFirst) !== 0 &&
      !determiners.has(text.word(index - 2)) &&
      !possessives.has(text.word(index - 2))
    );
  }
  if (text.kind(index - 1) === Kind.mark) return (classes & Class.verbFirst) === 0;
  if (text.kind(index - 1) === Kind.variable) return false;
  return (
    (classes & (Class.verbFirst | Class.thirdPerson)) !== (Class.verbFirst | Class.thirdPerson) &&
    (classes & Class.nounFirst) !== 0
  );
}

const numbers = new Set(
  'two three four five six seven eight nine ten few several many most some other more these those all'.split(
    ' ',
  ),
);

/** Whether a verb follows the noun within a few words, nothing but its own phrase in between. */
function isSubject(text: Text, first: number, last: number, index: number): boolean {
  for (let at = index + 1; at < Math.min(last, index + 4); at += 1) {
    const word = text.word(at);
    if (auxiliaries.has(word) || modals.has(word)) return true;
    if (text.kind(at) === Kind.clitic) return true;
    if (!text.isWord(at)) return word === '?' && index === first;
    if (word === 'a' && /^(?:day|week|month|minute|hour|time)$/.test(text.word(at + 1))) {
      at += 1;
      continue;
    }
    if (subordinators.has(word) || determiners.has(word)) return false;
    if (prepositions.has(word) || word === 'and' || word === 'or') return afterPhrase(text, last, at);
    const classes = text.classes(at);
    if (classes & (Class.thirdPerson | Class.past)) return true;
    if (
      classes & Class.verb &&
      !(classes & Class.adjective) &&
      (classes & Class.verbFirst || !(classes & Class.noun))
    )
      return true;
  }
  return false;
}

/** "The boys at the fence make …": a verb soon after what hangs on the noun. */
function afterPhrase(text: Text, last: number, from: number): boolean {
  if (!prepositions.has(text.word(from))) return false;
  for (let at = from + 1; at < Math.min(last, from + 5); at += 1) {
    if (!text.isWord(at) && text.kind(at) !== Kind.variable) return false;
    const word = text.word(at);
    if (prepositions.has(word) || subordinators.has(word) || word === 'and' || word === 'or') return false;
    if (auxiliaries.has(word) || modals.has(word)) return true;
    const classes = text.classes(at);
    if (
      at > from + 1 &&
      classes & Class.verb &&
      classes & Class.verbFirst &&
      !determiners.has(text.word(at - 1))
    )
      return true;
  }
  return false;
}

function depthAt(text: Text, first: number, index: number, subject: boolean): Mention['depth'] {
  if (subject) return 'subject';
  let at = index - 1;
  while (
    at >= first &&
    index - at < 5 &&
    ((text.classes(at) & (Class.adjective | Class.participle | Class.noun) &&
      !(text.classes(at) & Class.verbFirst)) ||
      determiners.has(text.word(at)) ||
      numbers.has(text.word(at)) ||
      text.kind(at) === Kind.number)
  ) {
    at -= 1;
  }
  if (at < first) return 'subject';
  return prepositions.has(text.word(at)) ? 'oblique' : 'object';
}
