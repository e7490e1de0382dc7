import * as z from 'zod/mini';
import { snippetSchema, type Snippet } from '@/lib/contracts/snippet-fields';
import { byNewest, type HeldLibrary } from '@/lib/domain/snippets/held-library';
import { copiesOf } from './copies';

/** One library as one user sees it; `orgId` null is the private one. */
export interface CopiedLibrary {
  readonly uid: string;
  readonly orgId: string | null;
}

/** What stands in the copy of a library, as the same objects that were read or written. */
interface Standing {
  readonly version: number;
  readonly parts: readonly (readonly Snippet[])[];
}

const start = 'library:';
const ownerOf = (orgId: string | null) => orgId ?? 'mine';
export const headKey = (orgId: string | null) => `${start}${ownerOf(orgId)}`;
/** A large library is kept in parts, so that neither reading nor a change of one snippet holds the page up. */
export const partKey = (orgId: string | null, part: number) => `${headKey(orgId)}:${part}`;
export const parts = 32;
/** So many stand in the head, to be shown before the parts are read; a smaller library has no parts. */
export const mostInHead = 100;

const headSchema = z.object({ version: z.number(), isAll: z.boolean(), first: z.array(snippetSchema) });
const partSchema = z.array(snippetSchema);

const standing = new Map<string, Standing>();
const nameOf = ({ uid, orgId }: CopiedLibrary) => `${uid} ${headKey(orgId)}`;
export const standingOf = (library: CopiedLibrary) => standing.get(nameOf(library));
export const setStanding = (library: CopiedLibrary, stands: Standing) =>
  void standing.set(nameOf(library), stands);

/** The copy of a library; `show` gets its newest snippets as soon as they are read. undefined: there is none. */
export async function readLibraryCopy(
  library: CopiedLibrary,
  show: (first: HeldLibrary) => void,
): Promise<HeldLibrary | undefined> {
  const copies = copiesOf(library.uid);
  const head = z.safeParse(headSchema, await copies?.read(headKey(library.orgId)));
  if (!copies || !head.success) return undefined;
  const { version, isAll, first } = head.data;
  if (isAll) {
    setStanding(library, { version, parts: [] });
    return { version, snippets: first, isWhole: true };
  }
  const newest: HeldLibrary = { version, snippets: first, isWhole: false };
  show(newest);
  const read: Snippet[][] = [];
  for (let part = 0; part < parts; part += 1) {
    const stored = z.safeParse(partSchema, await copies.read(partKey(library.orgId, part)));
    if (!stored.success) return undefined;
    read.push(stored.data);
  }
  setStanding(library, { version, parts: read });
  return { version, snippets: read.flat().sort(byNewest), isWhole: true };
}

export async function forgetLibrary({ uid, orgId }: CopiedLibrary): Promise<void> {
  const keys = Array.from({ length: parts }, (_, part) => partKey(orgId, part));
  await copiesOf(uid)?.remove([headKey(orgId), ...keys]);
}

/** Deletes the copies of organizations' libraries other than these: their user is no member there any more. */
export async function forgetLibrariesBut(uid: string, orgIds: readonly string[]): Promise<void> {
  const copies = copiesOf(uid);
  if (!copies) return;
  const stay = new Set(['mine', ...orgIds]);
  const gone = (await copies.keys()).filter(
    (key) => key.startsWith(start) && !stay.has(key.split(':')[1] ?? ''),
  );
  if (gone.length > 0) await copies.remove(gone);
}
