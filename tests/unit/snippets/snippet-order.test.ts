import { expect, test } from 'vitest';
import { lastUsed, orderSnippets, type SnippetOrder } from '@/lib/domain/snippets/snippet-order';
import { aSnippet } from '../../support/snippets';

const made = (day: number) => ({ createdAt: `2026-10-0${day}T00:00:00Z` });
const snippets = [
  aSnippet({ id: 'd', title: 'Sit', updatedAt: '2026-11-05T00:00:00Z', ...made(1) }),
  aSnippet({ id: 'a', title: 'Week 10', updatedAt: '2026-11-01T00:00:00Z', ...made(2) }),
  aSnippet({ id: 'b', title: 'week 2', updatedAt: '2026-11-03T00:00:00Z', ...made(3) }),
  aSnippet({ id: 'c', title: 'Alone', updatedAt: '2026-11-02T00:00:00Z', ...made(4) }),
];
const usedAt = { a: Date.parse('2026-11-04T00:00:00Z'), b: Date.parse('2026-10-01T00:00:00Z') };

// What was never used stands behind, the last one made first, however lately it was changed.
test.each<[SnippetOrder, string[]]>([
  ['used', ['a', 'b', 'c', 'd']],
  ['modified', ['d', 'b', 'c', 'a']],
  ['title', ['c', 'd', 'b', 'a']],
])('by %s', (order, ids) => {
  expect(orderSnippets(snippets, order, usedAt).map(({ id }) => id)).toEqual(ids);
});

test.each<SnippetOrder>(['used', 'modified'])(
  'by %s, what was imported keeps the order of its file',
  (order) => {
    const imported = ['z', 'm', 'b'].map((id) => aSnippet({ id }));
    const shuffled = [imported[1]!, imported[0]!, imported[2]!];
    expect(orderSnippets(shuffled, order, {}).map(({ id }) => id)).toEqual(['z', 'm', 'b']);
  },
);

test('what was changed is not used', () => {
  expect(snippets.map((snippet) => lastUsed(snippet, usedAt))).toEqual([null, usedAt.a, usedAt.b, null]);
});
