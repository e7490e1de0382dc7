import { CancelledError, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { listChanges, listPage } from '@/lib/contracts/snippets';
import {
  addPage,
  keepUnchanged,
  mergeChanges,
  type HeldLibrary,
  type LibraryChanges,
} from '@/lib/domain/snippets/held-library';
import { forgetLibrary, readLibraryCopy } from '@/lib/client/copies/library-copies';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';

/** The latest reading of each query in the cache: an earlier one that still runs is not heard any more. */
const latest = new WeakMap<object, object>();

/** So many pages are shown as they come; after that nobody has seen the end of what is there before all is. */
const pagesShown = 2;

/**
 * The library as it is now: what has changed since it was held here or copied to this device, or all its pages where
 * nothing is held whole. A copy is shown meanwhile.
 */
export async function readLibrary(
  client: QueryClient,
  queryKey: QueryKey,
  library: OneLibrary,
): Promise<HeldLibrary> {
  const cache = cacheOf(client, queryKey);
  if (cache.held() === undefined) await showCopy(library, cache);
  try {
    return await readNow(cache, library.orgId === null ? {} : { orgId: library.orgId });
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) void forgetLibrary(library);
    throw error;
  }
}

async function showCopy(library: OneLibrary, cache: Cache): Promise<void> {
  const copy = await readLibraryCopy(library, (first) => cache.show((held) => held ?? first));
  // What was saved here meanwhile is newer.
  if (copy)
    cache.show((held) =>
      held ? { ...addPage(held, copy.snippets), version: copy.version, isWhole: true } : copy,
    );
}

async function readNow(cache: Cache, scope: Scope): Promise<HeldLibrary> {
  const before = cache.held();
  const current = before?.isWhole ? await catchUp(scope, before, cache) : null;
  return current ?? readPages(scope, cache);
}

interface OneLibrary {
  readonly uid: string;
  readonly orgId: string | null;
}

interface Scope {
  readonly orgId?: string;
}

interface Cache {
  /** What is held at this moment; throws once this reading is not the latest or its user has signed out. */
  readonly held: () => HeldLibrary | undefined;
  readonly show: (change: (held: HeldLibrary | undefined) => HeldLibrary) => void;
}

function cacheOf(client: QueryClient, queryKey: QueryKey): Cache {
  const query = client.getQueryCache().find({ queryKey });
  const reading = {};
  if (query) latest.set(query, reading);
  const held = () => {
    const isCurrent = query && client.getQueryCache().find({ queryKey }) === query;
    if (!isCurrent || latest.get(query) !== reading) throw new CancelledError({ silent: true });
    return client.getQueryData<HeldLibrary>(queryKey);
  };
  return { held, show: (change) => void client.setQueryData<HeldLibrary>(queryKey, change(held())) };
}

/** `base` with what has changed since; null where that cannot be told. */
async function catchUp(scope: Scope, base: HeldLibrary, { held }: Cache): Promise<HeldLibrary | null> {
  const isShown = base === held();
  const changes: LibraryChanges[] = [];
  let { version } = base;
  for (let before = held(); ;) {
    const answer = await call(listChanges, { query: { ...scope, since: String(version) } });
    if (!answer.isComplete) return null;
    changes.push(answer);
    const now = held();
    if (now === before) return changes.reduce(mergeChanges, isShown && now ? now : base);
    // Something was saved or deleted from here meanwhile, and the answer may be from before that.
    before = now;
    version = answer.version;
  }
}

async function readPages(scope: Scope, cache: Cache): Promise<HeldLibrary> {
  const old = cache.held();
  let known = old;
  const ask = async (after?: string) => {
    const page = await call(listPage, { query: { ...scope, after } });
    const isTouched = cache.held() !== known;
    return { ...page, isTouched };
  };
  let page = await ask();
  let fresh: HeldLibrary = { version: page.version, snippets: page.snippets, isWhole: false };
  let { isTouched: hasMoved } = page;
  for (let pages = 1; page.next !== undefined; pages += 1) {
    const { snippets } = page;
    if (!old?.isWhole && pages <= pagesShown) {
      const first = fresh;
      cache.show((held) => (held && pages > 1 ? addPage(held, snippets) : first));
      known = cache.held();
    }
    page = await ask(page.next);
    hasMoved ||= page.isTouched || page.version !== fresh.version;
    fresh = addPage(fresh, page.snippets);
  }
  const whole = { ...fresh, snippets: keepUnchanged(old?.snippets ?? [], fresh.snippets), isWhole: true };
  if (!hasMoved) return whole;
  // Pages are of different moments: what changed between them is known by the version of the first.
  return (await catchUp(scope, whole, cache)) ?? readPages(scope, cache);
}
