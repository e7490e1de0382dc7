import { expect, test } from 'vitest';
import { Text } from '../../src/text/text.ts';
import { vocabularyOf } from '../../src/they/vocabulary.ts';
import { wordIn, wordOf, WordSet } from '../../src/words/word.ts';

test('a word is the same one wherever it stands and however it is written', () => {
  const html = 'Sit, sit and SIT.';
  expect(wordIn(html, 0, 3)).toBe(wordOf('sit'));
  expect(wordIn(html, 5, 8)).toBe(wordOf('sit'));
  expect(wordIn(html, 13, 16)).toBe(wordOf('sit'));
});

test('words that are sent to the same place are told apart', () => {
  const html = 'barking banking basking';
  const found = [0, 8, 16].map((start) => wordIn(html, start, start + 7).text);
  expect([...found, wordIn(html, 0, 7).text]).toEqual(['barking', 'banking', 'basking', 'barking']);
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
  const dogs = WordSet.of(['dog', 'pup']);
  const cats = WordSet.of(['cat']);
  for (const time of ['first', 'second']) {
    expect([dogs.has(wordOf('pup')), cats.has(wordOf('pup')), cats.has(wordOf('cat'))], time).toEqual([
      true,
      false,
      true,
    ]);
  }
});

test('words are forgotten when there are too many, and found anew with all that is known of them', () => {
  const dogs = WordSet.of(['rex']);
  const { numberOf } = vocabularyOf(['sits'], []);
  const known = () => ({
    isDog: dogs.has(wordOf('rex')),
    number: numberOf(wordIn('Sits', 0, 4)),
    lemma: wordOf('sits').lemma.text,
    classes: wordOf('sits').classes,
  });
  const before = { word: wordOf('sits'), known: known() };
  for (let number = 0; number < 25_000; number += 1) wordOf(`w${number.toString(36)}`);
  expect(wordOf('sits')).not.toBe(before.word);
  expect(wordIn('sits', 0, 4)).toBe(wordOf('sits'));
  expect(known()).toEqual(before.known);
  expect(before.known).toMatchObject({ isDog: true, number: 1, lemma: 'sit' });
});
