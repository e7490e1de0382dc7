import { isEmptyLetter, snippetNumbers, type Letter } from './letter';
import type { LetterPart } from './letter-text';
import { letterFallbacks, namesIn, unfilled, variablesInLine } from './letter-variables';
import { leftoverBlanks } from './ready-blanks';
import { leftoverBraces } from './ready-braces';
import {
  nothingYet,
  type CheckedLetter,
  type ReadyCheck,
  type ReadyPoint,
  type ReadyTopic,
  type Spot,
} from './ready-point';
import { pronounPoints } from './ready-pronouns';
import { severalPoints, twoNamesPoints } from './ready-several';
import { brokenPoints, versionPoints } from './ready-versions';
import { listed } from '@/lib/domain/text/listed';

const topics: readonly ReadyTopic[] = ['details', 'subject', 'braces', 'pronouns', 'versions'];

export function readyCheck(checked: CheckedLetter): ReadyCheck {
  if (isEmptyLetter(checked.letter)) return nothingYet;
  const points = [
    ...emptyDetails(checked),
    ...emptySubject(checked),
    ...checked.parts.flatMap((part) => brokenPoints(checked, part)),
    ...checked.parts.flatMap((part) => versionPoints(checked, part)),
    ...checked.parts.flatMap((part) => severalPoints(checked, part)),
    ...twoNamesPoints(checked),
    ...pronounPoints(checked),
    ...leftoverBraces(checked),
    ...leftoverBlanks(checked),
    ...unknownSignature(checked),
  ];
  const open = new Set(points.map((point) => point.topic));
  return { points, fine: topics.filter((topic) => !open.has(topic)) };
}

function emptyDetails({ letter, parts, names }: CheckedLetter): ReadyPoint[] {
  const empty = unfilled(names, letter.values, letterFallbacks(parts, letter.subject, letter.areSeveral));
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
  if (variablesInLine(letter.subject).some((variable) => variable.name === name)) places.push('subject');
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

function unknownSignature({ signature }: CheckedLetter): ReadyPoint[] {
  if (signature.html !== undefined) return [];
  const spot: Spot = { at: 'signature' };
  return [
    {
      key: 'signature',
      topic: 'signature',
      severity: 'fix',
      says: signature.hasFailed ? 'Your signature could not be loaded' : 'Your signature is still loading',
      spot,
      lines: [{ text: 'If you copy now, the email ends without it.', spot }],
      cures: [{ kind: 'load-signature' }],
    },
  ];
}
