import { expect, test } from 'vitest';
import { tagCounts } from '@/components/snippets/filters/tag-counts';
import { aSnippet } from '@/tests/support/snippets';

test('tags are counted and stand as a person would sort them', () => {
  const tagged = (...tags: string[]) => aSnippet({ tags });
  expect(tagCounts([])).toEqual([]);
  expect(tagCounts([tagged('week 10', 'leash'), tagged('Aftercare', 'leash'), tagged('week 2')])).toEqual([
    { name: 'Aftercare', count: 1 },
    { name: 'leash', count: 2 },
    { name: 'week 2', count: 1 },
    { name: 'week 10', count: 1 },
  ]);
});
