import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swap } from '../../src/swap.ts';
import type { Sex } from '../../src/words/sex.ts';

/** Texts about one dog, each male and neutral, full of verbs near and far from their subject, and of orders beside them. */
const pairs = readFileSync(join(import.meta.dirname, 'verb-pairs.txt'), 'utf8')
  .trim()
  .split('\n\n')
  .map((pair) => pair.split('\n').map((line) => line.slice('M: '.length)) as [male: string, neutral: string]);

const written = (text: string) => text.replace(/themselves/gi, 'themself');

test.each<[Sex, Sex, number]>([
  ['male', 'neutral', 0.955],
  ['neutral', 'male', 0.9],
])('from %s to %s most of the verbs follow', (from, to, least) => {
  const [given, expected] = from === 'male' ? [0, 1] : [1, 0];
  const right = pairs.filter(
    (pair) => written(swap(pair[given]!, from, to).html) === written(pair[expected]!),
  );
  expect(pairs.length).toBe(1_000);
  expect(right.length / pairs.length).toBeGreaterThan(least);
});
