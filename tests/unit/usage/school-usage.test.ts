import { expect, test } from 'vitest';
import { mostTold, sumOfSchool, type MemberMonth } from '@/lib/domain/usage/school-usage';

const months = ['2026-10', '2026-11'];
const part = (member: string, month: string, counts: MemberMonth['counts'], emails = 1): MemberMonth => ({
  ...{ member, month, counts, emails },
});
const summed = (parts: readonly MemberMonth[]) => {
  const sum = sumOfSchool(months);
  for (const each of parts) sum.add(each);
  return sum.told();
};

test('uses are added up by month, changes over all, and members counted once each', () => {
  expect(
    summed([
      part('a', '2026-10', { recall: [2, 1], door: [1, 0] }, 2),
      part('b', '2026-10', { recall: [1, 0] }),
      part('a', '2026-11', { recall: [3, 3] }, 3),
    ]),
  ).toEqual({
    months,
    emails: [3, 3],
    snippets: [
      { id: 'recall', uses: [3, 3], changed: 4, trainers: 2 },
      { id: 'door', uses: [1, 0], changed: 0, trainers: 1 },
    ],
  });
});

test('what is used most is first, and what is of another month does not count', () => {
  const { snippets, emails } = summed([
    part('a', '2026-10', { door: [1, 0], recall: [5, 0] }),
    part('a', '2026-09', { door: [90, 0] }),
  ]);
  expect(snippets.map(({ id }) => id)).toEqual(['recall', 'door']);
  expect(emails).toEqual([1, 0]);
});

test('a hundred members are a hundred, whichever come first', () => {
  const members = Array.from({ length: 100 }, (_, n) => `m${n}`);
  const parts = members.flatMap((member, n) => [
    part(member, '2026-10', { all: [1, 0], ...(n >= 70 && { late: [1, 0] as const }) }),
    part(member, '2026-11', { all: [1, 0] }),
  ]);
  const { snippets } = summed(parts);
  expect(snippets.map(({ id, trainers }) => [id, trainers])).toEqual([
    ['all', 100],
    ['late', 30],
  ]);
});

test('names like those of an object’s own are names of snippets', () => {
  expect(summed([part('a', '2026-10', { constructor: [1, 0] as const })]).snippets).toMatchObject([
    { id: 'constructor', uses: [1, 0] },
  ]);
});

test('no more are told apart than can be held', () => {
  const many = (first: number, count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`s${first + n}`, [1, 0]] as [string, [number, number]]),
    );
  const { snippets } = summed([
    part('a', '2026-10', many(0, mostTold)),
    part('b', '2026-10', many(mostTold - 1, 2)),
  ]);
  expect(snippets).toHaveLength(mostTold);
  expect(snippets[0]).toMatchObject({ id: `s${mostTold - 1}`, trainers: 2 });
});
