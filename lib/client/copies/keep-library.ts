import { promisifyRequest } from 'idb-keyval';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { HeldLibrary } from '@/lib/domain/snippets/held-library';
import { copiesOf } from './copies';
import {
  type CopiedLibrary,
  headKey,
  mostInHead,
  partKey,
  parts,
  setStanding,
  standingOf,
} from './library-copies';

/** Keeps a whole library on the device, unless another page has kept a newer one: only the parts that changed are written. */
export async function keepLibrary(library: CopiedLibrary, { version, snippets }: HeldLibrary): Promise<void> {
  const { orgId } = library;
  await copiesOf(library.uid)?.change(async (store) => {
    const put = (value: unknown, key: string) => promisifyRequest(store.put(value, key));
    const head = (await promisifyRequest(store.get(headKey(orgId)))) as { version?: number } | undefined;
    const stands = standingOf(library);
    const isAsKnown = head?.version === stands?.version;
    if (head?.version !== undefined && head.version > version && !isAsKnown) return;
    const isAll = snippets.length <= mostInHead;
    const next = isAll ? [] : partsOf(snippets);
    for (const [part, now] of next.entries()) {
      if (!isAsKnown || !isSame(now, stands?.parts[part])) await put(now, partKey(orgId, part));
    }
    await put({ version, isAll, first: snippets.slice(0, mostInHead) }, headKey(orgId));
    setStanding(library, { version, parts: next });
  });
}

/** A snippet stays in its part whatever becomes of it. */
function partsOf(snippets: readonly Snippet[]): readonly (readonly Snippet[])[] {
  const made = Array.from({ length: parts }, (): Snippet[] => []);
  for (const snippet of snippets) made[partOf(snippet.id)]?.push(snippet);
  return made;
}

/** Ids are random, so that their ends spread evenly. */
const partOf = (id: string) => (id.charCodeAt(id.length - 1) * 7 + id.charCodeAt(id.length - 2)) % parts;

const isSame = (now: readonly Snippet[], before: readonly Snippet[] | undefined) =>
  now.length === before?.length && now.every((snippet, n) => snippet === before[n]);
