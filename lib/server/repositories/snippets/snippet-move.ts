import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { organizationOf } from '@/lib/domain/organizations/owner';
import type { Scope, WritingScope } from '@/lib/server/policies/scope';
import { snippetNotFound } from '@/lib/server/faults/fault';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { recordIn } from '@/lib/server/repositories/audit';
import { heldBy, HeldPictures } from './picture-holders';
import { checkPictureRoom } from '@/lib/server/repositories/pictures/pictures';
import type { PictureQuota } from '@/lib/domain/billing/picture-quota';
import {
  advance,
  readLibraryIn,
  withPictureBytes,
  writeLibraryIn,
  type Library,
} from '@/lib/server/repositories/libraries/libraries';
import type { StoredSnippet } from './snippet-document';
import { checkOpen, checkQuota } from '@/lib/server/policies/enforce-snippet-quota';
import type { SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import { collection, snippets } from './snippet-collection';
import { forgetOldestIn } from './snippet-states';
import { readAllIn } from './snippets';
import { addKindsIn, readKindsIn } from '@/lib/server/repositories/libraries/variable-kinds';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

/** The libraries in which snippets of these ids lie; an id that no snippet has is left out. */
export async function librariesOf(ids: readonly string[]): Promise<Map<string, string>> {
  const found = await Promise.all(ids.map((id) => snippets().doc(id).get()));
  return new Map(
    found.flatMap((document) => {
      const stored = document.data();
      return stored ? [[document.id, stored.libraryId] as const] : [];
    }),
  );
}

/** Moves snippets out of `sources` into `destination`, all or none; returns how many changed their library. */
export async function moveSnippets(
  sources: readonly Scope<'snippets.moveOut'>[],
  destination: Scope<'snippets.write'>,
  ids: readonly string[],
  quotas: {
    readonly destination: SnippetQuota;
    readonly sources: readonly SnippetQuota[];
    readonly pictures: PictureQuota;
  },
): Promise<number> {
  return inLibrary(destination, async (tx) => {
    const [libraries, found] = await Promise.all([
      readLibraries(tx, [destination, ...sources]),
      readAllIn(tx, ids),
    ]);
    const pictures = await HeldPictures.readIn(
      tx,
      found.flatMap((document) => heldBy(document.data())),
    );
    /** How many left which library. */
    const left = new Map<string, number>();
    for (const document of found) {
      const stored = document.data();
      const from = stored && libraries.get(stored.libraryId);
      const to = libraries.get(destination.libraryId);
      if (!from || !to) throw snippetNotFound();
      if (from === to) continue;
      const asked = stored.variables.flatMap((name) => {
        const color = from.library.colors[name];
        // A name that the destination knows keeps the destination's colour.
        return color && !(name in to.library.colors) ? [{ name, color }] : [];
      });
      const { id } = document;
      from.library = advance(from.library, { id, before: stored });
      to.library = advance(to.library, { id, after: stored, asked });
      tx.update(collection().doc(id), moveTo(destination, stored, to.library));
      forgetOldestIn(tx, id, stored);
      left.set(stored.libraryId, (left.get(stored.libraryId) ?? 0) + 1);
    }
    const came = new Set(
      found.flatMap((document) => {
        const stored = document.data();
        return stored && left.has(stored.libraryId) ? stored.variables : [];
      }),
    );
    const moved = [...left.values()].reduce((sum, count) => sum + count, 0);
    if (moved === 0) return 0;
    const after = libraries.get(destination.libraryId)?.library.count ?? 0;
    quotas.sources.forEach(checkOpen);
    checkQuota(after, quotas.destination);
    takeAlong(pictures, libraries, destination, new Set(ids), left, quotas.pictures);
    pictures.writeIn(tx);
    recordMoves(tx, destination, left);
    const coming = [...libraries.values()].flatMap(({ scope, kinds }) =>
      left.has(scope.libraryId) ? kinds.filter(({ name }) => came.has(name)) : [],
    );
    addKindsIn(tx, destination.libraryId, libraries.get(destination.libraryId)?.kinds ?? [], coming);
    for (const { scope, library } of libraries.values()) writeLibraryIn(tx, scope, library);
    return moved;
  });
}

/** Pictures go with what alone shows them; those that others show as well stay where they are, held by both. */
function takeAlong(
  pictures: HeldPictures,
  libraries: Libraries,
  destination: Scope,
  moved: ReadonlySet<string>,
  left: ReadonlyMap<string, number>,
  quota: PictureQuota,
): void {
  const to = libraries.get(destination.libraryId);
  for (const libraryId of left.keys()) {
    const from = libraries.get(libraryId);
    if (!from || !to) continue;
    const bytes = pictures.move(libraryId, destination.libraryId, moved);
    if (bytes === 0) continue;
    checkPictureRoom(to.library, bytes, quota);
    to.library = withPictureBytes(to.library, bytes);
    from.library = withPictureBytes(from.library, -bytes);
  }
}

/** Tells each organization what came to it and what was taken from it. */
function recordMoves(
  tx: Transaction,
  { actor: { uid }, libraryId }: Scope,
  left: ReadonlyMap<string, number>,
) {
  for (const [from, count] of left) {
    const [came, went] = [organizationOf(libraryId), organizationOf(from)];
    if (came !== undefined)
      recordIn(tx, { uid, action: 'snippets.moved_in', orgId: came, metadata: { count } });
    if (went !== undefined)
      recordIn(tx, { uid, action: 'snippets.moved_out', orgId: went, metadata: { count } });
  }
}

/** Without its texts: those of 200 snippets are more than Firestore takes in one commit. */
function moveTo(
  { actor, libraryId }: Scope,
  stored: StoredSnippet,
  { version }: Library,
): Partial<StoredSnippet> {
  return { libraryId, updatedAt: new Date(), updatedBy: actor.uid, revision: stored.revision + 1, version };
}

async function readLibraries(tx: Transaction, scopes: readonly WritingScope[]) {
  const read = await Promise.all(
    scopes.map(async (scope) => {
      const [library, kinds] = await Promise.all([
        readLibraryIn(tx, scope),
        readKindsIn(tx, scope.libraryId),
      ]);
      return { scope, library, kinds };
    }),
  );
  const libraries: Libraries = new Map(read.map((each) => [each.scope.libraryId, each]));
  return libraries;
}

type Libraries = Map<
  string,
  { readonly scope: WritingScope; library: Library; kinds: readonly KindOfVariable[] }
>;
