import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { readUses, type SnippetUses } from '@/lib/client/device/own-uses';
import type { Letter } from '@/lib/domain/letter/letter';
import { rankOfUse, type OwnUse } from '@/lib/domain/snippets/own-use';
import type { UsedAt } from '@/lib/domain/snippets/snippet-order';
import { snippetUsesKey } from '@/lib/client/queries/query-keys';

/** Read from the device, so that nothing waits for it; `sync-uses.ts` brings what other devices have used. */
export function snippetUsesQuery(uid: string) {
  return queryOptions({
    queryKey: snippetUsesKey(uid),
    queryFn: () => readUses(uid),
    staleTime: 0,
  });
}

const noUses: SnippetUses = {};

/** What the user puts into emails: when last, and how it ranks by that and by how often. */
export function useSnippetUses(uid: string) {
  const { data: uses = noUses, isLoading } = useQuery(snippetUsesQuery(uid));
  return useMemo(() => ({ usedAt: lastOf(uses), ranks: ranksOf(uses), isLoading }), [uses, isLoading]);
}

const lastOf = (uses: SnippetUses): UsedAt => each(uses, ({ at }) => at);
export const ranksOf = (uses: SnippetUses): UsedAt => each(uses, rankOfUse);

const each = (uses: SnippetUses, of: (use: OwnUse) => number): UsedAt =>
  Object.fromEntries(Object.entries(uses).map(([id, use]) => [id, of(use)]));

/** Counts a use of each, or of what a letter holds, here and, as soon as that works, with the account. */
export async function recordSnippetUse(
  client: QueryClient,
  uid: string,
  used: readonly string[] | Letter,
  now = Date.now(),
): Promise<void> {
  // Where it cannot be loaded, the use is not counted: the email has gone out all the same.
  const sync = await import('./sync-uses').catch(() => null);
  await sync?.recordUsesOf(client, uid, used, now);
}
