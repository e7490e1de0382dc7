import { listed } from '@/lib/domain/text/listed';
import { conflictParts, type ConflictPart } from './conflict-parts';
import type { EditedSnippet } from './edited-snippet';

const lowered = ({ name }: ConflictPart) => name.charAt(0).toLowerCase() + name.slice(1);

/** What a save has changed, in a few words: “Title and male text changed, female text added”. */
export function changeWords(before: EditedSnippet, after: EditedSnippet): string {
  const parts = conflictParts(before, after);
  const kinds = [
    ['changed', parts.filter(({ mine, theirs }) => mine !== '' && theirs !== '')],
    ['added', parts.filter(({ mine }) => mine === '')],
    ['removed', parts.filter(({ mine, theirs }) => mine !== '' && theirs === '')],
  ] as const;
  const words = kinds
    .filter(([, some]) => some.length > 0)
    .map(([verb, some]) => `${listed(some.map(lowered))} ${verb}`)
    .join(', ');
  return words === '' ? 'Nothing changed' : words.charAt(0).toUpperCase() + words.slice(1);
}
