import { describe, expect, test } from 'vitest';
import { Text } from '../../src/text/text.ts';
import { Numbered, pairCode, vocabularyOf } from '../../src/they/vocabulary.ts';
import { wordOf } from '../../src/words/word.ts';

const words = ['', '^', 'down', 'put', 'sit'];
const numberOf = (word: string) => words.indexOf(word) + 1;

describe('the vocabulary', () => {
  const pairs = [
    pairCode(numberOf('down'), numberOf('sit')),
    pairCode(numberOf('put'), numberOf('down')),
    pairCode(numberOf('sit'), numberOf('down')),
  ];
  const vocabulary = vocabularyOf(words, pairs);

  test('numbers words from 1 on, and pairs behind them, in the order of their words', () => {
    expect(words.map((word) => vocabulary.numberOf(wordOf(word)))).toEqual([1, 2, 3, 4, 5]);
    expect(vocabulary.pairOf(numberOf('down'), numberOf('sit'))).toBe(6);
    expect(vocabulary.pairOf(numberOf('put'), numberOf('down'))).toBe(7);
    expect(vocabulary.pairOf(numberOf('sit'), numberOf('down'))).toBe(8);
  });

  test('knows no number for other words and pairs', () => {
    expect(vocabulary.numberOf(wordOf('fly'))).toBe(0);
    expect(vocabulary.pairOf(numberOf('down'), numberOf('put'))).toBe(0);
    expect(vocabulary.pairOf(0, numberOf('down'))).toBe(0);
  });

  test('two vocabularies may number the same word', () => {
    const other = vocabularyOf(['sit'], []);
    const sit = wordOf('sit');
    expect([vocabulary, other, vocabulary].map(({ numberOf }) => numberOf(sit))).toEqual([5, 1, 5]);
  });

  test('finds each of thousands of pairs', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => pairCode(1 + (index % 4_000), 1 + index));
    const large = vocabularyOf(words, many);
    for (let index = 0; index < many.length; index += 1)
      expect(large.pairOf(1 + (index % 4_000), 1 + index)).toBe(words.length + index + 1);
  });
});

test('the words of a text are numbered as they stand, or by what they are forms of', () => {
  const numbered = new Numbered(new Text('Rex sits down.'), vocabularyOf(words, []));
  expect(numbered.start).toBe(numberOf('^'));
  expect([0, 1, 2].map((index) => numbered.word(index))).toEqual([0, 0, numberOf('down')]);
  expect(numbered.lemma(1)).toBe(numberOf('sit'));
  expect(numbered.word(-1)).toBe(numberOf(''));
  expect(numbered.word(2)).toBe(numberOf('down'));
});
