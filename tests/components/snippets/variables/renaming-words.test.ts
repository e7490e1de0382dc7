import { expect, test } from 'vitest';
import { renamingOutcome } from '@/components/snippets/variables/renaming-words';

test.each([
  [{ renamed: 1, outrun: 0, tooLong: 0 }, 'Renamed in 1 other snippet'],
  [{ renamed: 7, outrun: 0, tooLong: 0 }, 'Renamed in 7 other snippets'],
  [
    { renamed: 2, outrun: 1, tooLong: 0 },
    'Renamed in 2 other snippets. 1 other snippet had been changed by someone else and stayed as it was.',
  ],
  [
    { renamed: 0, outrun: 2, tooLong: 1 },
    '2 other snippets had been changed by someone else and stayed as they were. 1 other snippet would get too long and stayed as it was.',
  ],
])('%j', (outcome, words) => expect(renamingOutcome(outcome)).toBe(words));
