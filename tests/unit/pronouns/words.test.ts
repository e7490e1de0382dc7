import { expect, test } from 'vitest';
import { Text } from '@/lib/pronouns/text/text';
import { wordIn, wordOf, WordSet } from '@/lib/pronouns/words/word';

test('a word is the same one wherever it stands and however it is written', () => {
  const html = 'Sit, sit and SIT.';
  expect(wordIn(html, 0, 3)).toBe(wordOf('sit'));
  expect(wordIn(html, 5, 8)).toBe(wordOf('sit'));
  expect(wordIn(html, 13, 16)).toBe(wordOf('sit'));
});

test('words that are sent to the same place are told apart', () => {
  const html = 'steady sticky stabby';
  const found = [0, 7, 14].map((start) => wordIn(html, start, start + 6).text);
  expect([...found, wordIn(html, 0, 6).text]).toEqual(['steady', 'sticky', 'stabby', 'steady']);
});

test('letters beyond the plain ones, and signs that differ from a letter in its case bit alone', () => {
  const html = 'ÉTÉ {a [A @a `a';
  const text = new Text(html);
  expect(text.word(0)).toBe('été');
  expect([4, 7, 10, 13].map((start) => wordIn(html, start, start + 2).text)).toEqual([
    '{a',
    '[a',
    '@a',
    '`a',
  ]);
});

test('a set tells by the word, also of words that it was asked for before', () => {
  const dogs = new WordSet(['dog', 'pup']);
  const cats = new WordSet(['cat']);
  for (const time of ['first', 'second']) {
    expect([dogs.has(wordOf('pup')), cats.has(wordOf('pup')), cats.has(wordOf('cat'))], time).toEqual([
      true,
      false,
      true,
    ]);
  }
});

test('thousands of words that were never seen before leave what is known as it is', () => {
  const before = wordOf('sits');
  for (let number = 0; number < 25_000; number += 1) wordOf(`w${number.toString(36)}`);
  expect(wordOf('sits').classes).toBe(before.classes);
  expect(wordOf('sits').lemma.text).toBe('sit');
  expect(wordIn('sits', 0, 4).text).toBe('sits');
});
