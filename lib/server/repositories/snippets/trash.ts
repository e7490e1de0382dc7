import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import { circleSentence } from '@/lib/domain/snippets/include-circles';
import { organizationOf } from '@/lib/domain/organizations/owner';
import { Fault, invalidField } from '@/lib/server/faults/fault';
import { checkQuota } from '@/lib/server/policies/enforce-snippet-quota';
import type { Scope } from '@/lib/server/policies/scope';
import { recordIn } from '@/lib/server/repositories/audit';
import {
  advance,
  readLibrary,
  readLibraryIn,
  writeLibraryIn,
} from '@/lib/server/repositories/libraries/libraries';
import type { PageCursor } from '@/lib/server/repositories/page-cursor';
import { commitRoom, sizeOf, toSnippet, type StoredSnippet } from './snippet-document';
import { circleAmong, readIncludingIn } from './snippet-includes';
import { putIn } from './snippets';
import { knownTrash, trash, type StoredTrash } from './trash-collection';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

/** A deleted snippet as the wire has it, and when and by whom it was deleted. */
export interface Trashed extends Pick<StoredTrash, 'deletedAt' | 'deletedBy' | 'purgeAt'> {
  readonly snippet: Snippet;
}

interface Page {
  readonly trashed: Trashed[];
  /** Where the next one begins, where there is one. */
  readonly next: PageCursor | undefined;
}

/** A page of what was deleted from a library, the last one first. */
export async function readTrashPage(
  scope: Scope,
  limit: number,
  after: PageCursor | undefined,
): Promise<Page> {
  const all = knownTrash()
    .where('libraryId', '==', scope.libraryId)
    .orderBy('deletedAt', 'desc')
    .orderBy('__name__', 'desc');
  const rest = after ? all.startAfter(after.updatedAt, after.id) : all;
  // One more than asked for tells whether there is a next page.
  const [{ colors }, { docs }] = await Promise.all([readLibrary(scope), rest.limit(limit + 1).get()]);
  const shown = docs.slice(0, limit);
  const last = shown.at(-1);
  return {
    trashed: shown.map((document) => {
      const { snippet, deletedAt, deletedBy, purgeAt } = document.data();
      return { snippet: toSnippet(document.id, snippet, colors), deletedAt, deletedBy, purgeAt };
    }),
    next: last && shown.length < docs.length ? { updatedAt: last.data().deletedAt, id: last.id } : undefined,
  };
}

const atOnce = 100;

/** All of it, read while it is passed on. */
export async function* everyTrashed(scope: Scope): AsyncGenerator<Trashed> {
  let after: PageCursor | undefined;
  do {
    const page: Page = await readTrashPage(scope, atOnce, after);
    yield* page.trashed;
    after = page.next;
  } while (after);
}

/** Brings those of the ids that are there back into the library as they were, all or none. */
export async function restoreFromTrash(
  scope: Scope<'trash.write'>,
  ids: readonly string[],
  quota: SnippetQuota,
): Promise<{ restored: Snippet[]; missing: string[] }> {
  return inLibrary(scope, async (tx) => {
    const [before, documents] = await Promise.all([
      readLibraryIn(tx, scope),
      tx.getAll(...ids.map((id) => knownTrash().doc(id))),
    ]);
    const found = documents.flatMap((document) => {
      const trashed = document.data();
      return trashed?.libraryId === scope.libraryId ? [{ id: document.id, stored: trashed.snippet }] : [];
    });
    const isFound = new Set(found.map(({ id }) => id));
    const missing = ids.filter((id) => !isFound.has(id));
    if (found.length === 0) return { restored: [], missing };
    checkQuota(before.count + found.length, quota);
    checkSize(found);
    await refuseCircles(tx, scope, found);
    let library = before;
    for (const { id, stored } of found) {
      library = advance(library, { id, after: stored });
      tx.delete(trash().doc(id));
      putIn(tx, id, stored, library);
    }
    writeLibraryIn(tx, scope, library);
    recordRestored(tx, scope, found);
    return { restored: found.map(({ id, stored }) => toSnippet(id, stored, library.colors)), missing };
  });
}

interface Found {
  readonly id: string;
  readonly stored: StoredSnippet;
}

function checkSize(found: readonly Found[]): void {
  if (found.reduce((sum, { stored }) => sum + sizeOf(stored), 0) > commitRoom)
    throw new Fault('validation', 'These snippets are too long to be restored at once. Choose fewer.');
}

/** What was saved since a snippet was deleted may include it by its title. */
async function refuseCircles(tx: Transaction, scope: Scope, found: readonly Found[]): Promise<void> {
  if (found.every(({ stored }) => !stored.isIncluding)) return;
  const including = await readIncludingIn(tx, scope);
  for (const { id, stored } of found) {
    const snippet = { title: stored.title, includes: stored.includes ?? [] };
    const circle = circleAmong(including, id, snippet);
    if (circle) throw invalidField('ids', circleSentence(circle));
    if (snippet.includes.length > 0) including.set(id, snippet);
  }
}

function recordRestored(tx: Transaction, { actor: { uid }, libraryId }: Scope, found: readonly Found[]) {
  const orgId = organizationOf(libraryId);
  const [only] = found.length === 1 ? found : [];
  recordIn(tx, {
    uid,
    action: 'snippet.restored',
    orgId,
    ...(only ? { target: only.id } : { metadata: { count: found.length } }),
  });
}
