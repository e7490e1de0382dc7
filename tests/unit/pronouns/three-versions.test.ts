import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { swap } from '@/lib/pronouns/swap';
import type { Sex } from '@/lib/pronouns/sex';

/**
 * Texts about one dog, written by hand in all three versions: M, F and N. No rule was made and nothing was learnt from them,
 * and no mistake in them was looked at. `M*` have a "they" of others besides, so that nothing is asked of their way from N.
 */
const items = readFileSync(join(import.meta.dirname, 'three-versions.txt'), 'utf8')
  .trim()
  .split(/\n\n+/)
  .map((item) => {
    const [male = '', female = '', neutral = ''] = item
      .split('\n')
      .map((line) => line.replace(/^\w\*?: /, ''));
    return { male, female, neutral, hasOthers: item.startsWith('M*') };
  });

test('there are 400 of them', () => {
  expect(items.length).toBe(400);
});

test.each<[Sex, Sex, number]>([
  ['male', 'female', 0.995],
  ['female', 'male', 0.985],
  ['male', 'neutral', 0.98],
  ['female', 'neutral', 0.97],
  ['neutral', 'male', 0.92],
  ['neutral', 'female', 0.92],
])('from %s to %s nearly all come out as they were written', (from, to, least) => {
  const asked = items.filter(({ hasOthers }) => from !== 'neutral' || !hasOthers);
  const right = asked.filter((item) => swap(item[from], from, to).html === item[to]);
  expect(right.length / asked.length).toBeGreaterThanOrEqual(least);
});
