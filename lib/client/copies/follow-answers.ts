import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { idle } from '@/lib/client/browser/idle';
import { ApiError } from '@/lib/client/wire/call-errors';
import type { HeldLibrary } from '@/lib/domain/snippets/held-library';
import { type Copies, openCopies } from './copies';
import type { CopiedLibrary } from './library-copies';

/** A schema that is loaded where an answer of its kind is asked for. */
type LoadedSchema = () => Promise<z.ZodMiniType>;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer is kept on the device until its user signs out, and shown before the server has given the next. */
      copiedAs?: z.ZodMiniType | LoadedSchema;
      /** A library, which is kept in the same way; who reads it shows the copy. */
      copiedLibrary?: CopiedLibrary;
    };
  }
}

const keyOf = (queryKey: QueryKey) => `answer:${JSON.stringify(queryKey)}`;

/** Shows copies of answers where they are asked for, and keeps new ones, until the function it gives back is called. */
export function followAnswers(client: QueryClient, uid: string): () => void {
  const copies = openCopies(uid);
  const shown = new WeakSet<object>();
  let isFollowing = true;
  const stop = client.getQueryCache().subscribe((event) => {
    const query = event.query as Query;
    const { copiedAs: schema, copiedLibrary } = query.meta ?? {};
    if (copiedLibrary !== undefined && event.type === 'updated')
      keepLibrarySoon(query, copiedLibrary, () => isFollowing);
    if (schema === undefined) return;
    if (event.type === 'added') void show(client, copies, query, schema, shown);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') void keep(copies, query, shown);
    if (event.action.type === 'error' && isRefusal(event.action.error)) {
      void copies.remove([keyOf(query.queryKey)]);
    }
  });
  return () => {
    isFollowing = false;
    stop();
  };
}

const waiting = new WeakSet<Query>();

/** Not while somebody looks for its rows, and once for changes that follow each other. */
function keepLibrarySoon(query: Query, library: CopiedLibrary, isWanted: () => boolean): void {
  const held = () => query.state.data as HeldLibrary | undefined;
  if (waiting.has(query) || !held()?.isWhole) return;
  waiting.add(query);
  setTimeout(() => {
    void idle().then(async () => {
      const { keepLibrary } = await import('./keep-library');
      waiting.delete(query);
      const now = held();
      if (now?.isWhole && isWanted()) await keepLibrary(library, now);
    });
  }, changesRestMs);
}

const changesRestMs = 500;

const isRefusal = (error: unknown) => error instanceof ApiError && error.status < 500;

async function show(
  client: QueryClient,
  copies: Copies,
  query: Query,
  copiedAs: z.ZodMiniType | LoadedSchema,
  shown: WeakSet<object>,
): Promise<void> {
  const [schema, kept] = await Promise.all([
    typeof copiedAs === 'function' ? copiedAs().catch(() => null) : copiedAs,
    copies.read(keyOf(query.queryKey)),
  ]);
  if (schema === null) return;
  const copy = z.safeParse(schema, kept);
  const { data, error } = query.state;
  const isAwaited = client.getQueryCache().get(query.queryHash) === query && data === undefined;
  if (!copy.success || copy.data === undefined || !isAwaited || error instanceof ApiError) return;
  if (typeof copy.data === 'object' && copy.data !== null) shown.add(copy.data);
  // As of no time at all: whatever the server says is newer.
  client.setQueryData(query.queryKey, copy.data, { updatedAt: 0 });
}

async function keep(
  copies: Copies,
  { queryKey, state: { data } }: Query,
  shown: WeakSet<object>,
): Promise<void> {
  if (typeof data === 'object' && data !== null && shown.has(data)) return;
  // That there is nothing is not worth showing before it is known.
  if (data === null || data === undefined) await copies.remove([keyOf(queryKey)]);
  else await copies.write(keyOf(queryKey), data);
}
