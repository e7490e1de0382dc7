import type { Snippet } from '@/lib/contracts/snippet-fields';

/** All tags in use by name, with how many snippets carry each. */
export function tagCounts(snippets: readonly Snippet[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { tags } of snippets) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en', { sensitivity: 'base', numeric: true }));
}
