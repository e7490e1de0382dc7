import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swap } from '@/lib/pronouns/swap';

const they = /\b(?:they|them|their|theirs|themself|themselves)\b/i;

/**
 * Letters that a trainer might write, with every "they", "them" and "their" that means the one dog in brackets: those
 * without mean several, or somebody else. Nothing was learnt from them, and no mistake in them was looked at.
 */
const letters = readFileSync(join(import.meta.dirname, 'they-letters.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '');

/** Of the words that mean the dog, and of those that do not, the share that came out right, and that is marked or right. */
function shares() {
  const tally = { dog: 0, dogRight: 0, others: 0, othersRight: 0, wrong: 0, wrongMarked: 0 };
  for (const letter of letters) {
    const labelled = letter.split(/\s+/);
    const before = letter.replace(/\[(\w+)\]/g, '$1').split(/\s+/);
    const { html, marks } = swap(before.join(' '), 'neutral', 'male');
    const after = html.split(' ');
    let start = 0;
    for (const [number, word] of before.entries()) {
      const end = start + (after[number]?.length ?? 0);
      if (they.test(word)) {
        const meansDog = /\[\w+\]/.test(labelled[number] ?? '');
        const isRight = meansDog === (after[number] !== word);
        tally[meansDog ? 'dog' : 'others'] += 1;
        if (isRight) tally[meansDog ? 'dogRight' : 'othersRight'] += 1;
        else tally.wrong += 1;
        if (!isRight && marks.some((mark) => mark.start >= start && mark.start < end)) tally.wrongMarked += 1;
      }
      start = end + 1;
    }
  }
  return {
    dog: tally.dogRight / tally.dog,
    others: tally.othersRight / tally.others,
    marked: tally.wrongMarked / tally.wrong,
  };
}

test('tells the dog from several in letters that it has not seen, and doubts most of its mistakes', () => {
  expect(letters.length).toBe(160);
  const { dog, others, marked } = shares();
  expect(dog).toBeGreaterThan(0.93);
  expect(others).toBeGreaterThan(0.76);
  expect(marked).toBeGreaterThan(0.55);
});

test('marks a "they" that stays but may be the dog, with the verb that would follow it', () => {
  const left = letters.flatMap((letter) => {
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
