import { beforeEach, expect, test, vi } from 'vitest';
import { handOver, hitsAmong, searchLibrary } from '@/lib/client/search/library-search';
import type * as SearchCalls from '@/lib/client/search/search-calls';
import { searchCalls } from '@/lib/client/search/search-calls';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/search/search-calls', async (original) => {
  const { searchCalls: calls } = await original<typeof SearchCalls>();
  return { searchCalls: { ...calls, change: vi.fn(calls.change) } };
});

const library = Array.from({ length: 1_000 }, (_, at) => aSnippet({ id: `s${at}`, title: `Lesson ${at}` }));
const titlesFound = async (snippets: typeof library, query: string) => {
  const findings = await searchLibrary(snippets, query);
  return findings && hitsAmong(snippets, findings, () => true).map(({ title }) => title);
};
const handed = () =>
  vi.mocked(searchCalls.change).mock.calls.map(([{ put, removed }]) => [put.length, removed.length]);

beforeEach(() => {
  vi.mocked(searchCalls.change).mockClear();
});

test('a library is handed over in parts, then only what has changed', async () => {
  await handOver(library);
  expect(handed()).toEqual(Array.from({ length: 5 }, () => [200, 0]));
  vi.mocked(searchCalls.change).mockClear();

  const changed = library.slice(2).map((each) => (each.id === 's7' ? { ...each, title: 'Recall' } : each));
  expect(await titlesFound(changed, 'recall')).toEqual(['Recall']);
  expect(handed()).toEqual([[1, 2]]);
  expect(await titlesFound(changed, '7')).not.toContain('Lesson 7');
});

test('the same snippets in another list are not handed over again', async () => {
  await handOver(library);
  vi.mocked(searchCalls.change).mockClear();
  await handOver([...library]);
  expect(handed()).toEqual([]);
});

test('the best come first, and those that are equal in the order of the list', async () => {
  const some = [
    aSnippet({ id: 'b', title: 'Heel', neutral: '<p>gate</p>' }),
    aSnippet({ id: 'c', title: 'Gates' }),
    aSnippet({ id: 'a', title: 'Sit', neutral: '<p>gate</p>' }),
    aSnippet({ id: 'd', title: 'Stay' }),
  ];
  expect(await titlesFound(some, 'gate')).toEqual(['Gates', 'Heel', 'Sit']);
  expect(await titlesFound(some, '!')).toBeNull();
});
