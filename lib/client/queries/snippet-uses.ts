import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { deviceStore } from '@/lib/client/device/device-store';
import { snippetUsesKey } from './query-keys';

/** When each snippet, and each lesson set, was last put into an email on this device, in milliseconds, by id. */
export type SnippetUses = Readonly<Record<string, number>>;

const storageKey = 'snippet-uses';
const usesSchema = z.record(z.string(), z.number());
const mostKept = 2_000;

export function snippetUsesQuery(uid: string) {
  return queryOptions({
    queryKey: snippetUsesKey(uid),
    queryFn: async (): Promise<SnippetUses> => (await deviceStore(uid).read(storageKey, usesSchema)) ?? {},
    staleTime: 0,
  });
}

export async function recordSnippetUse(
  client: QueryClient,
  uid: string,
  ids: readonly string[],
  now = Date.now(),
): Promise<void> {
  const known = await client.query(snippetUsesQuery(uid));
  const newest = Object.entries({ ...known, ...Object.fromEntries(ids.map((id) => [id, now])) })
    .sort(([, a], [, b]) => b - a)
    .slice(0, mostKept);
  const uses = Object.fromEntries(newest);
  client.setQueryData(snippetUsesKey(uid), uses);
  await deviceStore(uid).write(storageKey, uses);
}
