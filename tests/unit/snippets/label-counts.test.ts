import { expect, it } from 'vitest';
import { countEach, recount, type LabelCount } from '@/lib/domain/snippets/label-counts';

const two = [
  { name: 'puppy', count: 2 },
  { name: '__proto__', count: 1 },
];

it.each<[string, readonly string[], readonly string[], object[]]>([
  ['a new label', [], ['recall'], [...two, { name: 'recall', count: 1 }]],
  ['a known one', [], ['__proto__'], [two[0] ?? {}, { name: '__proto__', count: 2 }]],
  ['one that nobody has any more', ['__proto__'], [], [two[0] ?? {}]],
  ['one that stays', ['puppy'], ['puppy'], two],
  ['one that is named twice', [], ['puppy', 'puppy'], [{ name: 'puppy', count: 3 }, two[1] ?? {}]],
  ['one that was never counted', ['homework'], [], two],
])('counts %s', (_what, left, came, counts) => {
  expect(recount(two, left, came)).toEqual(counts);
});

it('counts lists as one by one', () => {
  const lists = [['a', 'b', 'a'], ['b'], []];
  let counts: readonly LabelCount[] = [];
  for (const list of lists) counts = recount(counts, [], list);
  expect(countEach(lists)).toEqual(counts);
});
