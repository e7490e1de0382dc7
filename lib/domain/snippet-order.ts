import type { Snippet } from '@/lib/contracts/snippet';

export const snippetOrders = ['used', 'modified', 'title'] as const;
export type SnippetOrder = (typeof snippetOrders)[number];

export const snippetOrderNames: Readonly<Record<SnippetOrder, string>> = {
  used: 'Recently used',
  modified: 'Last modified',
  title: 'Title',
};

type Ordered = Pick<Snippet, 'id' | 'title' | 'updatedAt'>;

/** When each snippet was last put into an email, in milliseconds, by id. */
export type UsedAt = Readonly<Record<string, number>>;

/** When a snippet was last used: put into an email or, later than that, changed. */
export function lastUsed({ id, updatedAt }: Ordered, usedAt: UsedAt): number {
  return Math.max(Object.hasOwn(usedAt, id) ? (usedAt[id] ?? 0) : 0, Date.parse(updatedAt));
}

const titles = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function orderSnippets<S extends Ordered>(
  snippets: readonly S[],
  order: SnippetOrder,
  usedAt: UsedAt,
): S[] {
  if (order === 'title') return snippets.toSorted((a, b) => titles.compare(a.title, b.title));
  const timeOf = (snippet: S) =>
    order === 'used' ? lastUsed(snippet, usedAt) : Date.parse(snippet.updatedAt);
  return snippets
    .map((snippet) => ({ snippet, time: timeOf(snippet) }))
    .sort((a, b) => b.time - a.time)
    .map(({ snippet }) => snippet);
}
