import type { Sex } from '@/lib/contracts/primitives';
import {
  filledValue,
  isEmptyLetter,
  snippetNumbers,
  type Letter,
  type SnippetBlock,
  type SnippetsById,
} from './letter';
import type { LetterPart } from './letter-text';
import { namesIn, unfilled } from './letter-variables';
import { foreignPronouns, foreignPronounsIn } from './pronoun-words';
import { inlinesOf, oncePerText, parseRichText } from './rich-text';
import { variableNames } from './variables';

/** Where a point is put right. */
export type Spot =
  | { readonly at: 'field'; readonly name: string }
  | { readonly at: 'subject' }
  | { readonly at: 'block'; readonly blockId: string }
  | { readonly at: 'signature' }
  | { readonly at: 'library' };

export type Cure =
  | { readonly kind: 'use-version'; readonly blockId: string; readonly sex: Sex; readonly shown: boolean }
  | {
      readonly kind: 'make-version';
      readonly blockId: string;
      readonly snippetId: string;
      readonly sex: Sex;
    }
  | { readonly kind: 'follow-letter'; readonly blockId: string }
  | { readonly kind: 'drop-edit'; readonly blockId: string }
  | { readonly kind: 'keep-words'; readonly blockId: string }
  | { readonly kind: 'remove'; readonly blockId: string };

export type ReadyTopic = 'details' | 'subject' | 'braces' | 'pronouns' | 'versions' | 'letter';

export interface ReadyPoint {
  readonly key: string;
  readonly topic: ReadyTopic;
  /** `fix` would embarrass when sent; `look` may well be right. */
  readonly severity: 'fix' | 'look';
  readonly says: string;
  readonly spot: Spot;
  /** Why, or where: each line leads to a spot of its own. */
  readonly lines: readonly { readonly text: string; readonly spot: Spot }[];
  readonly cures: readonly Cure[];
}

export interface ReadyCheck {
  readonly points: readonly ReadyPoint[];
  /** What was looked at and is fine. */
  readonly fine: readonly ReadyTopic[];
}

export interface CheckedLetter {
  readonly letter: Letter;
  readonly parts: readonly LetterPart[];
  /** The variables of the letter's form. */
  readonly names: readonly string[];
  readonly snippets: SnippetsById;
  readonly signature: string;
  /** Chosen snippets that the library, once loaded, does not hold any more. */
  readonly gone: ReadonlySet<string>;
  /** Snippets to which a missing version may be added. */
  readonly writable: ReadonlySet<string>;
}

const topics: readonly ReadyTopic[] = ['details', 'subject', 'braces', 'pronouns', 'versions'];

export function readyCheck(checked: CheckedLetter): ReadyCheck {
  if (isEmptyLetter(checked.letter)) return { points: [nothingYet], fine: [] };
  const points = [
    ...emptyDetails(checked),
    ...emptySubject(checked),
    ...checked.parts.flatMap((part) => versionPoints(checked, part)),
    ...pronounPoints(checked),
    ...leftoverBraces(checked),
  ];
  const open = new Set(points.map((point) => point.topic));
  return { points, fine: topics.filter((topic) => !open.has(topic)) };
}

export function countToFix(check: ReadyCheck): number {
  return check.points.filter((point) => point.severity === 'fix').length;
}

const nothingYet: ReadyPoint = {
  key: 'letter',
  topic: 'letter',
  severity: 'look',
  says: 'Nothing to send yet',
  spot: { at: 'library' },
  lines: [{ text: 'Pick a snippet or write a line.', spot: { at: 'library' } }],
  cures: [],
};

function emptyDetails({ letter, parts, names }: CheckedLetter): ReadyPoint[] {
  const empty = unfilled(names, letter.values);
  const [first] = empty;
  if (first === undefined) return [];
  return [
    {
      key: 'details',
      topic: 'details',
      severity: 'fix',
      says: empty.length === 1 ? '1 detail is empty' : `${empty.length} details are empty`,
      spot: { at: 'field', name: first },
      lines: empty.map((name) => ({
        text: `${name}: ${placesOf(name, letter, parts)}`,
        spot: { at: 'field', name },
      })),
      cures: [],
    },
  ];
}

/** "subject and snippets 2 and 4", "your text". */
function placesOf(name: string, letter: Letter, parts: readonly LetterPart[]): string {
  const numbers = snippetNumbers(letter.blocks);
  const askers = parts.filter((part) => namesIn(part.richText).includes(name));
  const snippets = askers.flatMap(({ block }) =>
    block.kind === 'snippet' ? [String(numbers.get(block.snippetId) ?? '')] : [],
  );
  const places: string[] = [];
  if (variableNames(letter.subject).includes(name)) places.push('subject');
  if (snippets.length > 0)
    places.push(`${snippets.length === 1 ? 'snippet' : 'snippets'} ${listed(snippets)}`);
  if (askers.some(({ block }) => block.kind === 'text')) places.push('your text');
  return listed(places);
}

function emptySubject({ letter }: CheckedLetter): ReadyPoint[] {
  if (letter.subject.trim() !== '') return [];
  const spot: Spot = { at: 'subject' };
  return [
    {
      key: 'subject',
      topic: 'subject',
      severity: 'fix',
      says: 'The subject is empty',
      spot,
      lines: [],
      cures: [],
    },
  ];
}

function versionPoints(
  { snippets, gone, writable }: CheckedLetter,
  { block, text, richText }: LetterPart,
): ReadyPoint[] {
  if (block.kind === 'text' || text.edited) return [];
  const spot: Spot = { at: 'block', blockId: block.id };
  const point = { key: `version-${block.id}`, topic: 'versions', spot } as const;
  const title = titleOf(block.snippetId, snippets);
  if (text.shown === null) {
    const says = `${title} has no text any more`;
    return [{ ...point, severity: 'fix', says, lines: [], cures: [{ kind: 'remove', blockId: block.id }] }];
  }
  const points: ReadyPoint[] = [];
  if (text.missing) {
    const words = foreignPronounsIn(richText, text.spokenOf);
    const shown = `The ${text.shown} text is shown${words.length === 0 ? '' : `: ${quoted(words)}`}`;
    points.push({
      ...point,
      severity: words.length === 0 ? 'look' : 'fix',
      says: `${title} has no ${text.wanted} text`,
      lines: [{ text: shown, spot }],
      cures: [
        ...(writable.has(block.snippetId) ? [makeCure(block, text.wanted)] : []),
        ...[...text.available.slice(1).reverse(), text.shown].map((sex): Cure => ({
          kind: 'use-version',
          blockId: block.id,
          sex,
          shown: sex === text.shown,
        })),
      ],
    });
  }
  if (text.stale) {
    const why = `Its ${text.shown} text was made from a text that has changed since.`;
    const says = `${title} may be out of date`;
    points.push({
      ...point,
      key: `stale-${block.id}`,
      severity: 'look',
      says,
      lines: [{ text: why, spot }],
      cures: [],
    });
  }
  if (gone.has(block.snippetId)) {
    points.push({
      ...point,
      key: `gone-${block.id}`,
      severity: 'look',
      says: `${title} is no longer in your library`,
      lines: [{ text: 'Its text stays in this letter.', spot }],
      cures: [],
    });
  }
  return points;
}

const makeCure = ({ id, snippetId }: SnippetBlock, sex: Sex): Cure => ({
  kind: 'make-version',
  blockId: id,
  snippetId,
  sex,
});

const aboutDog: Readonly<Record<Sex, string>> = {
  male: 'This letter is about a male dog.',
  female: 'This letter is about a female dog.',
  neutral: 'This letter leaves the dog’s sex open.',
};

function pronounPoints({ letter, parts, names, snippets }: CheckedLetter): ReadyPoint[] {
  const points: ReadyPoint[] = [];
  const add = (
    key: string,
    who: string,
    words: readonly string[],
    sex: Sex,
    spot: Spot,
    cures: Cure[] = [],
  ) => {
    if (words.length === 0) return;
    const says = `${who} says ${quoted(words)}`;
    const lines = [{ text: aboutDog[sex], spot }];
    points.push({ key: `pronoun-${key}`, topic: 'pronouns', severity: 'fix', says, spot, lines, cures });
  };
  const wordsIn = (text: string) => foreignPronouns(text, letter.sex).map(({ word }) => word);
  add('subject', 'The subject', wordsIn(letter.subject), letter.sex, { at: 'subject' });
  for (const part of parts) {
    const { block, text } = part;
    // A version shown in place of a missing one is that point's own matter.
    if (text.missing && !text.edited) continue;
    const words = foreignPronounsIn(part.richText, text.spokenOf);
    const who = block.kind === 'text' ? 'Your text' : titleOf(block.snippetId, snippets);
    add(block.id, who, words, text.spokenOf, { at: 'block', blockId: block.id }, pronounCures(part));
  }
  for (const name of names) {
    const words = wordsIn(filledValue(letter.values, name) ?? '');
    add(`value-${name}`, `“${name}”`, words, letter.sex, { at: 'field', name });
  }
  return points;
}

function pronounCures({ block, text }: LetterPart): Cure[] {
  const cures: Cure[] = [{ kind: 'keep-words', blockId: block.id }];
  if (block.kind === 'snippet' && block.sexOverride !== undefined) {
    cures.unshift({ kind: 'follow-letter', blockId: block.id });
  }
  if (text.edited && text.shown !== null) cures.unshift({ kind: 'drop-edit', blockId: block.id });
  return cures;
}

const braces = /\{\{[^{}]*\}\}|\{\{|\}\}/;

function leftoverBraces({ letter, parts, names, snippets, signature }: CheckedLetter): ReadyPoint[] {
  const points: ReadyPoint[] = [];
  const add = (key: string, place: string, found: string | undefined, spot: Spot) => {
    if (found === undefined) return;
    const says = `Braces are left in ${place}`;
    const lines = [{ text: `“${found}” is not a variable.`, spot }];
    points.push({ key: `braces-${key}`, topic: 'braces', severity: 'fix', says, spot, lines, cures: [] });
  };
  add('subject', 'the subject', leftIn(parseRichText(withoutTags(letter.subject))), { at: 'subject' });
  for (const { block, richText } of parts) {
    const place = block.kind === 'text' ? 'your text' : titleOf(block.snippetId, snippets);
    add(block.id, place, leftIn(richText), { at: 'block', blockId: block.id });
  }
  for (const name of names) {
    add(`value-${name}`, `“${name}”`, braces.exec(filledValue(letter.values, name) ?? '')?.[0], {
      at: 'field',
      name,
    });
  }
  const signed = parseRichText(signature);
  const [variable] = namesIn(signed);
  const left = variable === undefined ? leftIn(signed) : `{{${variable}}}`;
  add('signature', 'your signature', left, { at: 'signature' });
  return points;
}

/** A subject is plain text; a "<" in it must not be read as a tag. */
const withoutTags = (line: string) => line.replaceAll('<', ' ');

/** The first braces in a text that are no variable. */
const leftIn = oncePerText((text): string | undefined => {
  for (const { inline } of inlinesOf(text)) {
    const words = inline.type === 'text' ? inline.text : inline.type === 'link' ? inline.href : '';
    const found = braces.exec(words.replace(/%7B/gi, '{').replace(/%7D/gi, '}'));
    if (found) return found[0];
  }
  return undefined;
});

function titleOf(snippetId: string, snippets: SnippetsById): string {
  const title = snippets.get(snippetId)?.title;
  return title === undefined ? 'A snippet' : `“${title}”`;
}

const wordsNamed = 4;

function quoted(words: readonly string[]): string {
  const named = words.slice(0, wordsNamed).map((word) => word.toLowerCase());
  const more = words.length - named.length;
  return more === 0 ? named.join(', ') : `${named.join(', ')} and ${more} more`;
}

/** "1", "1 and 2", "1, 2 and 3". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}
