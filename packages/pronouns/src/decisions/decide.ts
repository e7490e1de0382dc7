import { add, certain, type Decision } from './decision.ts';
import type { Document } from './document.ts';
import { dogNoun, type DogNoun } from '../dog/dog-nouns.ts';
import { eitherSexAt } from './he-or-she.ts';
import { herLeaning } from '../possessives/her/her.ts';
import { hisLeaning } from '../possessives/his.ts';
import { Kind } from '../text/kinds.ts';
import { inCaseOf } from '../text/letter-case.ts';
import { wordEdits } from '../text/patch.ts';
import { pronounFor, pronounRoles, type Role } from '../words/pronoun-forms.ts';
import { wordsForPeople } from './other-people.ts';
import { stretchOf } from './stretch.ts';
import { agree } from './subject-agreement.ts';
import type { Sentence } from '../text/sentences.ts';
import type { Sex } from '../words/sex.ts';
import type { Text } from '../text/text.ts';
import { twoBeingsWhy } from './two-beings.ts';
import { bareEdits, isBare } from './without-apostrophe.ts';

/** Adds what changes in a sentence. */
export function decide(document: Document, sentence: Sentence, decisions: Decision[]): void {
  const { text, from, to, people } = document;
  if (from === 'neutral') {
    decideThey(document, sentence, decisions);
    return;
  }
  const initials = initialsOf[from];
  for (let index = sentence.first; index < sentence.last; index += 1) {
    if (!mayMatter(text, index, initials)) continue;
    const word = text.word(index);
    if (people.meet(index, word)) continue;
    const either = startsEither.has(word) ? eitherSexAt(text, index) : undefined;
    if (either) {
      if (to === 'neutral') decideEither(document, sentence, either, decisions);
      index = either.last;
      continue;
    }
    const roles = pronounRoles(word, from);
    if (roles) {
      decidePronoun(document, sentence, index, roles, decisions);
      continue;
    }
    if (isBare(word, from)) {
      decisions.push(...bareEdits(document, sentence, index));
      continue;
    }
    const noun = dogNoun(document, sentence, index);
    if (noun) decideNoun(text, noun, decisions);
  }
}

/** In a neutral text nothing but pronouns and their verbs changes, and whom they mean is known. */
function decideThey(document: Document, sentence: Sentence, decisions: Decision[]): void {
  const { text, they } = document;
  for (const { index, isDog, why } of they.get(sentence) ?? []) {
    const roles = pronounRoles(text.word(index), 'neutral') ?? [];
    if (isDog) decidePronoun(document, sentence, index, roles, decisions, why);
    else if (why !== undefined) markLeft(document, sentence, index, why, decisions);
  }
}

const startsEither = new Set(['he', 'she', 'him', 'her', 'his', 'hers', 'himself', 'herself', 's', '(']);
const pairOf = (first: number, second: number) => ((first & 255) << 8) | (second & 255);

/** The first two letters of the words that may change or that people are named by; most others are told apart by these. */
const initialsOf: Readonly<Record<Exclude<Sex, 'neutral'>, Uint8Array>> = {
  male: pairs(['he', 'hi', 'sh', 's(', 's/', 'bo', 'ma', ...wordsForPeople('male')]),
  female: pairs(['he', 'hi', 'sh', 's(', 's/', 'gi', 'fe', ...wordsForPeople('female')]),
};

function pairs(words: readonly string[]): Uint8Array {
  const table = new Uint8Array(2 ** 16);
  for (const word of words) table[pairOf(word.charCodeAt(0), word.charCodeAt(1))] = 1;
  return table;
}

/** No word that matters is longer; one with tags or entities inside of it is always looked at. */
const longest = 15;

function mayMatter({ scan, html }: Text, index: number, initials: Uint8Array): boolean {
  const kind = scan.kind[index];
  const start = scan.start[index] ?? 0;
  if (kind === Kind.mark) return html.charCodeAt(start) === 40;
  // "[T]he flag", as essays quote: no word of its own.
  if (kind !== Kind.word || html.charCodeAt(start - 1) === 93) return false;
  if (scan.odd.size > 0 && scan.odd.has(index)) return true;
  const length = (scan.end[index] ?? 0) - start;
  if (length > longest || length === 0) return false;
  const first = html.charCodeAt(start) | 32;
  if (length === 1) return first === 115;
  return initials[pairOf(first, html.charCodeAt(start + 1) | 32)] === 1;
}

function decidePronoun(
  document: Document,
  sentence: Sentence,
  index: number,
  roles: readonly Role[],
  decisions: Decision[],
  why = personWhy(document, index),
): void {
  const { text, to } = document;
  const [role, leaning] = roleOf(text, sentence, index, roles);
  const edits = editsOf(document, sentence, index, role);
  const doubt = roleDoubt(text, index, to, roles, role, leaning);
  if (doubt) add(decisions, edits, doubt);
  else if (why === undefined) decisions.push(...edits);
  else markMoved(document, index, edits, why, decisions);
}

/** The pronoun and, where it is a subject, its verbs. */
function editsOf(document: Document, sentence: Sentence, index: number, role: Role): Decision[] {
  const { text, from, to } = document;
  const edits: Decision[] = wordEdits(text, index, pronounFor(to, role));
  if (role !== 'subject' || (from !== 'neutral' && to !== 'neutral')) return edits;
  agree(document, sentence, index, index + 1, edits);
  return edits.length > 1 ? edits.sort((a, b) => a.start - b.start) : edits;
}

/** Why a "he" or "she" may be somebody other than the dog. */
function personWhy({ text, people }: Document, index: number): string | undefined {
  const who = people.before(text.start(index));
  if (who !== undefined) return `This may mean ${who}, not the dog.`;
  return twoBeingsWhy(text, index);
}

/** Marks a pronoun that moves but may be somebody else's, together with its verbs where they can be shown. */
function markMoved(
  document: Document,
  index: number,
  edits: readonly Decision[],
  why: string,
  decisions: Decision[],
): void {
  const stretch = stretchOf(document, index, edits);
  if (stretch) {
    const { start, end, before, after } = stretch;
    decisions.push({ start, end, text: after, doubt: { alternative: before, why } });
    return;
  }
  const { text } = document;
  for (const edit of edits) {
    const isPronoun = edit.start < text.end(index) && edit.text !== '';
    decisions.push(isPronoun ? { ...edit, doubt: { alternative: text.raw(index), why } } : edit);
  }
}

/** Marks a "they" that stays but may be the dog after all, together with the verbs that would follow it. */
function markLeft(
  document: Document,
  sentence: Sentence,
  index: number,
  why: string,
  decisions: Decision[],
): void {
  const [role] = pronounRoles(document.text.word(index), 'neutral') ?? [];
  const stretch = role && stretchOf(document, index, editsOf(document, sentence, index, role));
  if (!stretch) return;
  const { start, end, before, after } = stretch;
  decisions.push({ start, end, text: before, doubt: { alternative: after, why } });
}

function roleOf(
  text: Text,
  sentence: Sentence,
  index: number,
  roles: readonly Role[],
): readonly [Role, number] {
  const [only] = roles;
  if (roles.length === 1 && only) return [only, 9];
  if (text.word(index) === 'her') {
    const leaning = herLeaning(text, sentence, index);
    return [leaning > 0 ? 'possessive' : 'object', leaning];
  }
  const leaning = hisLeaning(text, sentence, index);
  return [leaning > 0 ? 'possessive' : 'independent', leaning];
}

function roleDoubt(
  text: Text,
  index: number,
  to: Sex,
  roles: readonly Role[],
  role: Role,
  leaning: number,
): Decision['doubt'] {
  if (roles.length < 2 || Math.abs(leaning) >= certain) return undefined;
  const other = roles.find((candidate) => candidate !== role);
  if (!other || pronounFor(to, other) === pronounFor(to, role)) return undefined;
  const alternative = inCaseOf(text.raw(index), pronounFor(to, other));
  const why =
    text.word(index) === 'her'
      ? '“her” may own the next word or be what the verb acts on.'
      : '“his” may belong to the next word or stand alone.';
  return { alternative, why };
}

function decideEither(
  document: Document,
  sentence: Sentence,
  either: NonNullable<ReturnType<typeof eitherSexAt>>,
  decisions: Decision[],
): void {
  const { text, to } = document;
  const start = text.start(either.first);
  const end = text.end(either.last);
  if (text.html.slice(start, end).includes('<')) return;
  let { role } = either;
  if (role === 'possessive' && hisLeaning(text, sentence, either.last) < 0) role = 'independent';
  decisions.push({ start, end, text: inCaseOf(either.case, pronounFor(to, role)) });
  if (role === 'subject') agree(document, sentence, either.first, either.last + 1, decisions);
}

function decideNoun(text: Text, noun: DogNoun, decisions: Decision[]): void {
  const doubt = noun.doubt === undefined ? undefined : { alternative: text.raw(noun.index), why: noun.doubt };
  if (noun.word === null) {
    // "a male Labrador" of an open sex is "a Labrador".
    decisions.push({ start: text.start(noun.index), end: text.start(noun.index + 1), text: '' });
  } else add(decisions, wordEdits(text, noun.index, noun.word), doubt);
  if (noun.article) add(decisions, wordEdits(text, noun.article.index, noun.article.word));
}
