import { expect, test } from 'vitest';
import { orderSnippets, type SnippetOrder } from '@/lib/domain/snippet-order';
import { aSnippet } from '../support/snippets';

const snippets = [
  aSnippet({ id: 'a', title: 'Week 10', updatedAt: '2026-11-01T00:00:00Z' }),
  aSnippet({ id: 'b', title: 'week 2', updatedAt: '2026-11-03T00:00:00Z' }),
  aSnippet({ id: 'c', title: 'Alone', updatedAt: '2026-11-02T00:00:00Z' }),
];
const usedAt = { a: Date.parse('2026-11-04T00:00:00Z'), b: Date.parse('2026-10-01T00:00:00Z') };

test.each<[SnippetOrder, string[]]>([
  ['used', ['a', 'b', 'c']],
  ['modified', ['b', 'c', 'a']],
  ['title', ['c', 'b', 'a']],
])('by %s', (order, ids) => {
  expect(orderSnippets(snippets, order, usedAt).map(({ id }) => id)).toEqual(ids);
});
