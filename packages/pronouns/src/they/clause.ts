import {
  auxiliaries,
  coordinators,
  modals,
  prepositions,
  subjectPronouns,
  subordinators,
} from '../words/function-words.ts';
import { isDogVariable } from '../dog/dog-words.ts';
import { Kind } from '../text/kinds.ts';
import { Class } from '../words/lexicon.ts';
import { lemmaOf, WordSet } from '../words/word.ts';
import { severalPeople, Sort } from './mention-sorts.ts';
import { Place } from './mention-place.ts';
import type { Mention } from './mentions.ts';
import type { Role } from '../words/pronoun-forms.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Text } from '../text/text.ts';

const causes = new Set('let make help have watch see hear'.split(' '));

/** A "they", "them" or "their" of a neutral text. */
export interface Pronoun {
  readonly index: number;
  readonly role: Role;
}

/** A "they" in its place. */
export interface Placed {
  readonly pronoun: Pronoun;
  readonly sentence: Sentence;
  readonly sentenceNumber: number;
}

/** "Feed them apart", "they come in one by one". */
export function isApart(text: Text, { last }: Sentence, { index }: Pronoun): boolean {
  for (let at = index + 1; at < Math.min(last, index + 8); at += 1) {
    const word = text.entry(at);
    if (endsOfLooking.has(word)) return false;
    if (!tellingApart.has(word)) continue;
    if (word.text !== 'one' || /^(?:at|by)$/.test(text.word(at + 1))) return true;
  }
  return false;
}

const tellingApart = WordSet.of('apart separately individually each both differ vary among one'.split(' '));
const endsOfLooking = WordSet.of([...subordinators, ',', 'they', 'them']);

/** "They teach {{dog}}": who does something to the dog is not the dog. */
export function actsOnDog(text: Text, { last }: Sentence, { index, role }: Pronoun): boolean {
  if (role !== 'subject') return false;
  let verbs = 0;
  for (let at = index + 1; at < Math.min(last, index + 8); at += 1) {
    if (text.kind(at) === Kind.variable)
      return (
        verbs === 1 && !naming.has(text.word(at - 1)) && isDogVariable(text, at) && text.word(at + 1) !== "'s"
      );
    if (text.kind(at) === Kind.mark || clauseEnds.has(text.entry(at))) return false;
    if (dogs.has(text.entry(at)) && /^(?:a|your|the)$/.test(text.word(at - 1))) return verbs === 1;
    const classes = text.classes(at);
    if (classes & (Class.past | Class.verb) && !(classes & Class.noun && !(classes & Class.verbFirst)))
      verbs += 1;
  }
  return false;
}

const dogs = WordSet.of(['dog', 'puppy', 'pup']);
const clauseEnds = WordSet.of([...subordinators, ...coordinators, ...subjectPronouns, 'to']);

/** "Take them away when {{dog}} …": whoever is named behind a pronoun is not what it means. */
export function namesDogLater(text: Text, { first, last }: Sentence, { index }: Pronoun): boolean {
  for (let at = index - 1; at >= first && at > index - 12; at -= 1) {
    // "When they are tired, {{dog}} bites" is the one order in which it may be.
    if (text.word(at) === ',') break;
    if (at <= first + 1 && opening.has(text.word(at))) return false;
    if (text.kind(at) === Kind.variable) return false;
  }
  for (let at = index + 1; at < Math.min(last, index + 16); at += 1) {
    if (text.kind(at) === Kind.variable && isDogVariable(text, at))
      return text.word(at + 1) !== "'s" && !naming.has(text.word(at - 1));
  }
  return false;
}

/** "They are called {{dog}}." */
const naming = new Set(['called', 'named', 'renamed']);

const opening = new Set(
  'when if once whenever until before after as while because since although though unless in on at for with'.split(
    ' ',
  ),
);

/** What a pronoun cannot mean: the subject of its own clause. */
export function excluded(
  text: Text,
  { index, role }: Pronoun,
  mention: Pick<Mention, 'index' | 'place'>,
): boolean {
  if (role === 'independent') return mention.place === Place.subject;
  if (role !== 'object' || index - mention.index > 12) return false;
  // "Let {{dog}} win them".
  if (mention.place !== Place.subject && !causes.has(lemmaOf(text.word(mention.index - 1)))) return false;
  let verbs = 0;
  let lastVerb = mention.index;
  for (let at = mention.index + 1; at < index; at += 1) {
    const word = text.word(at);
    if (subordinators.has(word) || coordinators.has(word) || subjectPronouns.has(word)) return false;
    if (word === 'to' && text.classes(at + 1) & Class.verb && at + 1 < index) {
      // "They want to greet them": still the same subject.
      const control = text.classes(at - 1);
      if (
        !(control & (Class.verb | Class.past | Class.thirdPerson)) &&
        !/^(?:have|going|able|ready|keen)$/.test(text.word(at - 1))
      )
        return false;
      verbs = 0;
      continue;
    }
    if (text.kind(at) === Kind.mark || text.kind(at) === Kind.variable) return false;
    if (modals.has(word)) continue;
    if (auxiliaries.has(word)) {
      if (verbs === 0) lastVerb = at;
      continue;
    }
    if (isVerbAt(text, at)) {
      verbs += 1;
      lastVerb = at;
    } else if (verbs === 1 && text.classes(at) & Class.gerund && prepositions.has(text.word(at - 1))) {
      // "Guests walk past without looking at them".
      lastVerb = at;
    }
  }
  return verbs <= 1 && lastVerb > mention.index && index - lastVerb <= 4;
}

function isVerbAt(text: Text, at: number): boolean {
  const classes = text.classes(at);
  if (classes & (Class.past | Class.thirdPerson)) return true;
  if (!(classes & Class.verb)) return false;
  if (classes & Class.verbFirst || !(classes & Class.noun)) return true;
  const before = text.word(at - 1);
  return (
    before === 'not' ||
    before === 'to' ||
    modals.has(before) ||
    auxiliaries.has(before) ||
    subjectPronouns.has(before)
  );
}

/** "The toys they love", "reports say they": the noun is not what the pronoun means. */
export function relativeHead(text: Text, { index, role }: Pronoun, mention: Mention): boolean {
  if (role !== 'subject' && role !== 'possessive') return false;
  if (
    role === 'subject' &&
    (mention.index === index - 1 || (mention.index >= index - 4 && endsNoun(text, index - 1)))
  )
    return true;
  if (quoted(text, mention.index, index)) return true;
  if (role === 'subject' && mention.index === index - 2 && /^(?:that|which|whom)$/.test(text.word(index - 1)))
    return true;
  if (mention.sort < Sort.several || mention.sort === severalPeople || mention.place !== Place.subject)
    return false;
  for (let at = mention.index + 1; at < Math.min(index, mention.index + 3); at += 1) {
    if (telling.has(lemmaOf(text.word(at)))) return true;
  }
  return false;
}

/** "toys or beds they like": a noun right before the pronoun is what its clause hangs on. */
function endsNoun(text: Text, at: number): boolean {
  const word = text.word(at);
  if (
    !text.isWord(at) ||
    subordinators.has(word) ||
    coordinators.has(word) ||
    prepositions.has(word) ||
    auxiliaries.has(word)
  )
    return false;
  const classes = text.classes(at);
  return (classes & Class.plural) !== 0 && !(classes & Class.thirdPerson && classes & Class.verbFirst);
}

/** Whoever says something is not in what they say. */
function quoted(text: Text, from: number, to: number): boolean {
  for (let at = Math.max(from, to - 4); at < to; at += 1) if (text.word(at) === '"') return true;
  return false;
}

const telling = new Set('say indicate show suggest mean tell reveal report claim'.split(' '));

/** Whether the clause of a "they" has a "them", which is another. */
export function isOtherAhead(text: Text, { last }: Sentence, { index, role }: Pronoun): boolean {
  if (role !== 'subject') return false;
  for (let at = index + 2; at < Math.min(last, index + 7); at += 1) {
    if (text.word(at) !== 'them') continue;
    return clashes(text, { index: at, role: 'object' }, { index, role });
  }
  return false;
}

/** Marks and words between the two at which a clause may end. */
export function edgesBetween(text: Text, from: number, to: number): number {
  let edges = 0;
  for (let index = from + 1; index < to; index += 1) if (clauseEdges.has(text.entry(index))) edges += 1;
  return edges;
}

const clauseEdges = WordSet.of([...subordinators, ...coordinators, ...', ; : — . ? ! ( )'.split(' ')]);

/** "They gave them": two pronouns of one clause are not the same. */
export function clashes(text: Text, pronoun: Pronoun, previous: Pronoun | undefined): boolean {
  if (previous?.role !== 'subject' || pronoun.role !== 'object') return false;
  return excluded(text, pronoun, { index: previous.index, place: Place.subject });
}
