import { expect, test } from 'vitest';
import type { PlannedRow } from '@/lib/domain/import/import-plan';
import { rowsOverQuota } from '@/lib/domain/import/import-quota';

const row = (title: string, does: 'create' | 'repeat' | 'update'): PlannedRow => ({
  title,
  versions: {},
  notes: [],
  does,
});
const rows = [row('a', 'create'), row('b', 'update'), row('c', 'repeat'), row('d', 'create')];

test.each([
  [{ used: 23, limit: 25 }, ['d']],
  [{ used: 25, limit: 25 }, ['a', 'c', 'd']],
  [{ used: 30, limit: 25 }, ['a', 'c', 'd']],
  [{ used: 0, limit: 25 }, []],
  [{ used: 900, limit: null }, []],
])('with %j there is no room for %j', (plan, titles) => {
  expect([...rowsOverQuota(rows, plan)].map(({ title }) => title)).toEqual(titles);
});
