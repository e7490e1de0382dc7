import { expect, test } from 'vitest';
import { packedWords, unpackedWords } from '../../src/words/packed-words.ts';

test('words come back from their text, whatever they share', () => {
  const words = [
    '',
    "'s",
    'a',
    'ab',
    'abandon',
    'abandoned',
    'b',
    `${'long'.repeat(12)}a`,
    `${'long'.repeat(12)}b`,
  ];
  expect(unpackedWords(packedWords(words))).toEqual(words);
  expect(unpackedWords('')).toEqual([]);
});
