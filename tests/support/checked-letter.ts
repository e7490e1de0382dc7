import type { Letter, LetterSnippet } from '@/lib/domain/letter/letter';
import { letterParts } from '@/lib/domain/letter/letter-text';
import { letterVariables } from '@/lib/domain/letter/letter-variables';
import { readyCheck } from '@/lib/domain/letter/ready-check';
import type { Spot } from '@/lib/domain/letter/ready-point';
import type { TextsOfSeveral } from '@/lib/domain/letter/several-dogs';
import { inLibrary } from './letters';

interface Found {
  signature?: string;
  gone?: string[];
  writable?: string[];
  doubts?: Record<string, number>;
  broken?: string[];
  writtenIn?: Spot | null;
  ofSeveral?: TextsOfSeveral;
}

/** What the ready check says of a letter, where all else is as it should be. */
export function check(
  letter: Letter,
  snippets: LetterSnippet[] = [],
  {
    signature = '',
    gone = [],
    writable = [],
    doubts = {},
    broken = [],
    writtenIn = null,
    ofSeveral = new Map(),
  }: Found = {},
) {
  const library = inLibrary(...snippets);
  const parts = letterParts(letter, library);
  const names = letterVariables(parts, letter.subject);
  return readyCheck({
    letter,
    parts,
    names,
    snippets: library,
    signature: { html: signature, hasFailed: false },
    gone: new Set(gone),
    writable: new Set(writable),
    doubts: new Map(Object.entries(doubts)),
    broken: new Set(broken),
    writtenIn,
    ofSeveral,
  });
}
