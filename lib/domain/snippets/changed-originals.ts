import type { Snippet } from '@/lib/contracts/snippet-fields';

/** Ids of the copies whose original, where it is among the snippets, was saved since it was copied or seen. */
export function changedOriginals(
  snippets: readonly Pick<Snippet, 'id' | 'orgId' | 'revision' | 'copiedFrom'>[],
): ReadonlySet<string> {
  const copies = snippets.filter(({ copiedFrom }) => copiedFrom !== undefined);
  if (copies.length === 0) return new Set();
  const byId = new Map(snippets.map((snippet) => [snippet.id, snippet]));
  const isChanged = ({ copiedFrom }: (typeof copies)[number]) => {
    const original = copiedFrom && byId.get(copiedFrom.id);
    return original?.orgId === copiedFrom?.orgId && (original?.revision ?? 0) > (copiedFrom?.revision ?? 0);
  };
  return new Set(copies.filter(isChanged).map(({ id }) => id));
}
