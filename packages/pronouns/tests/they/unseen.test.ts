import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swap } from '../../src/swap.ts';

const they = /\b(?:they|them|their|theirs|themself|themselves)\b/i;

/**
 * Texts in which every "they", "them" and "their" that means the one dog, or one person, stands in brackets: those without
 * mean several, or somebody else. Nothing was learnt from them, and no mistake was looked at, but for those in the notes of
 * `exam` that speak of several alone. `short` are short notes with several right beside the dog, `everyday`
 * articles, guides, shop pages and trainers' mails, `exam` notes of an examiner, `trainers` letters full of people,
 * dogs and things, `people` reviews, news and stories.
 */
const textsOf = (name: string) =>
  readFileSync(join(import.meta.dirname, 'unseen', `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** The shares of the words that mean the one and of those of others that come out right, and of the mistakes that are marked. */
function shares(texts: readonly string[]) {
  const tally = { words: 0, one: 0, oneRight: 0, others: 0, othersRight: 0, wrong: 0, wrongMarked: 0 };
  for (const letter of texts) {
    const labelled = letter.split(/\s+/);
    const before = letter.replace(/\[(\w+)\]/g, '$1').split(/\s+/);
    const { html, marks } = swap(before.join(' '), 'neutral', 'male');
    const after = html.split(' ');
    let start = 0;
    for (const [number, word] of before.entries()) {
      const end = start + (after[number]?.length ?? 0);
      tally.words += 1;
      if (they.test(word)) {
        const meansOne = /\[\w+\]/.test(labelled[number] ?? '');
        const isRight = meansOne === (after[number] !== word);
        tally[meansOne ? 'one' : 'others'] += 1;
        if (isRight) tally[meansOne ? 'oneRight' : 'othersRight'] += 1;
        else tally.wrong += 1;
        if (!isRight && marks.some((mark) => mark.start >= start && mark.start < end)) tally.wrongMarked += 1;
      }
      start = end + 1;
    }
  }
  return {
    one: tally.oneRight / tally.one,
    others: tally.othersRight / tally.others,
    marked: tally.wrongMarked / tally.wrong,
    /** Of 1,000 words that mean nobody's one. */
    touched: (1_000 * (tally.others - tally.othersRight)) / (tally.words - tally.one),
  };
}

test.each([
  { file: 'short', count: 300, one: 0.96, others: 0.82, marked: 0.8, touched: 9 },
  { file: 'everyday', count: 319, one: 0.99, others: 0.785, marked: 0.64, touched: 7 },
  { file: 'exam', count: 400, one: 0.972, others: 0.838, marked: 0.84, touched: 4.9 },
  { file: 'trainers', count: 211, one: 0.885, others: 0.66, marked: 0.81, touched: 19.5 },
  { file: 'people', count: 291, one: 0.9, others: 0.45, marked: 0.81, touched: 25.9 },
])('tells the one from others in $file, which it has not seen', (least) => {
  const texts = textsOf(least.file);
  expect(texts.length).toBe(least.count);
  const found = shares(texts);
  expect(found.one).toBeGreaterThan(least.one);
  expect(found.others).toBeGreaterThan(least.others);
  expect(found.marked).toBeGreaterThan(least.marked);
  expect(found.touched).toBeLessThan(least.touched);
});

test('marks a "they" that stays but may be the dog, with the verb that would follow it', () => {
  const left = textsOf('exam').flatMap((letter) => {
    const { html, marks } = swap(letter.replace(/\[(\w+)\]/g, '$1'), 'neutral', 'male');
    return marks.filter((mark) => {
      expect(html.slice(mark.start, mark.end)).toBe(mark.chosen);
      return /^the/i.test(mark.chosen);
    });
  });
  expect(left.length).toBeGreaterThan(20);
  const inPlaceOf = new Map(left.map(({ chosen, alternative }) => [chosen, alternative]));
  expect(inPlaceOf.get('them')).toBe('him');
  expect(inPlaceOf.get('their')).toBe('his');
  for (const alternative of inPlaceOf.values()) {
    expect(alternative).toMatch(/^(?:he|him|his|himself)\b/i);
  }
});
