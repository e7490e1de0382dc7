import { expect, test } from 'vitest';
import { shownByFile } from '@/scripts/checks/shown-sentences.ts';

/** Words that people must not meet for a thing, by the one that was decided for it. */
const decided: Readonly<Record<string, RegExp>> = {
  email: /\bletters?\b|\b(?:this|the|a) mail\b/i,
  license: /\blicences?\b/i,
  someone: /\bsomebody\b/i,
};

/** Of the alphabet. */
const alphabet = /\b(?:starts with a letter|letters, digits)\b/g;

test('one thing has one name wherever people read of it', { timeout: 60_000 }, () => {
  const odd = shownByFile().flatMap(({ file, shown }) =>
    shown.flatMap(({ line, text }) =>
      Object.entries(decided)
        .filter(([, word]) => word.test(text.replace(alphabet, '')))
        .map(([instead]) => `${file}:${String(line)} should say ${instead}: ${text}`),
    ),
  );
  expect(odd).toEqual([]);
});
