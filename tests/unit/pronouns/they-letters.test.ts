import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swap } from '@/lib/pronouns/swap';

const they = /\b(?:they|them|their|theirs|themself|themselves)\b/i;

/**
 * Texts in which every "they", "them" and "their" that means the one dog, or one person, stands in brackets: those without
 * mean several, or somebody else. Nothing was learnt from them, and no mistake in them was looked at.
 */
const textsOf = (name: string) =>
  readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Of the words that mean the one, and of those that do not, the share that came out right, and that is marked or right. */
function shares(texts: readonly string[]) {
  const tally = { one: 0, oneRight: 0, others: 0, othersRight: 0, wrong: 0, wrongMarked: 0 };
  for (const letter of texts) {
    const labelled = letter.split(/\s+/);
    const before = letter.replace(/\[(\w+)\]/g, '$1').split(/\s+/);
    const { html, marks } = swap(before.join(' '), 'neutral', 'male');
    const after = html.split(' ');
    let start = 0;
    for (const [number, word] of before.entries()) {
      const end = start + (after[number]?.length ?? 0);
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
  };
}

test.each([
  { name: "an examiner's notes", file: 'they-letters', one: 0.91, others: 0.79, marked: 0.55 },
  { name: "trainers' letters full of others", file: 'they-trainers', one: 0.76, others: 0.69, marked: 0.5 },
  { name: 'texts about people', file: 'they-people', one: 0.92, others: 0.33, marked: 0.25 },
])('tells the one from several in $name that it has not seen', ({ file, one, others, marked }) => {
  const found = shares(textsOf(file));
  expect(found.one).toBeGreaterThan(one);
  expect(found.others).toBeGreaterThan(others);
  expect(found.marked).toBeGreaterThan(marked);
});

test('marks a "they" that stays but may be the dog, with the verb that would follow it', () => {
  const left = textsOf('they-letters').flatMap((letter) => {
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
