import type { Snippet } from '@/lib/contracts/snippet-fields';

export const snippetOrders = ['used', 'modified', 'title'] as const;
export type SnippetOrder = (typeof snippetOrders)[number];

export const snippetOrderNames: Readonly<Record<SnippetOrder, string>> = {
  used: 'Recently used',
  modified: 'Last modified',
  title: 'Title',
};

type Ordered = Pick<Snippet, 'id' | 'title' | 'createdAt' | 'updatedAt'>;

/** When each snippet was last put into an email, or the moment that it ranks by, in milliseconds, by id. */
export type UsedAt = Readonly<Record<string, number>>;

/** When a snippet was last put into an email; null where it never was. */
export function lastUsed({ id }: Pick<Snippet, 'id'>, usedAt: UsedAt): number | null {
  return Object.hasOwn(usedAt, id) ? (usedAt[id] ?? null) : null;
}

const titles = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

export function orderSnippets<S extends Ordered>(
  snippets: readonly S[],
  order: SnippetOrder,
  usedAt: UsedAt,
): S[] {
  if (order === 'title') return snippets.toSorted((a, b) => titles.compare(a.title, b.title));
  return snippets
    .map((snippet) => ({ snippet, ...placeOf(snippet, order, usedAt) }))
    .sort((a, b) => b.used - a.used || b.time - a.time || (a.snippet.id < b.snippet.id ? 1 : -1))
    .map(({ snippet }) => snippet);
}

/** The newest first, as the server has it, and of one time the highest id; what was never used behind what was. */
function placeOf(snippet: Ordered, order: SnippetOrder, usedAt: UsedAt): { used: number; time: number } {
  if (order === 'modified') return { used: 0, time: Date.parse(snippet.updatedAt) };
  return { used: lastUsed(snippet, usedAt) ?? 0, time: Date.parse(snippet.createdAt) };
}
