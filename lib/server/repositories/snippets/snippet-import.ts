import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import type { Scope } from '@/lib/server/policies/scope';
import { circleSentence, type Including } from '@/lib/domain/snippets/include-circles';
import { heldBy, HeldPictures, shownIn } from './picture-holders';
import { circleAmong, readIncludingIn } from './snippet-includes';
import { rememberAnswer, rememberedAnswer, type RememberedCall } from '@/lib/server/repositories/idempotency';
import { advance, readLibraryIn, writeLibraryIn } from '@/lib/server/repositories/libraries/libraries';
import { commitRoom, sizeOf, type StoredSnippet } from './snippet-document';
import { checkOpen } from '@/lib/server/policies/enforce-snippet-quota';
import { overQuota, type SnippetQuota } from '@/lib/domain/billing/snippet-quota';
import { changeSnippet, newSnippet, type SnippetContent } from './snippet-revisions';
import { collection } from './snippet-collection';
import { keepStateIn } from './snippet-states';
import { putIn, readAllIn } from './snippets';
import { inLibrary } from '@/lib/server/repositories/libraries/library-transaction';

export interface ImportEntry {
  readonly id: string | undefined;
  readonly revision: number | undefined;
  /** The content, or why there is none to keep. */
  readonly content: SnippetContent | { readonly refused: string };
}

export interface ImportResult {
  created: number;
  updated: number;
  skipped: { index: number; reason: string }[];
}

/**
 * Updates what the library knows by id, creates the rest in the order given for as long as there is room and deletes
 * nothing, all in one transaction.
 */
export async function importSnippets(
  scope: Scope<'snippets.write'>,
  entries: readonly ImportEntry[],
  call: RememberedCall,
  quota: SnippetQuota,
): Promise<ImportResult> {
  return inLibrary(scope, async (tx) => {
    const [remembered, before] = await Promise.all([rememberedAnswer(tx, call), readLibraryIn(tx, scope)]);
    if (remembered) return remembered as ImportResult;
    checkOpen(quota);
    let library = before;
    const [known, including] = await Promise.all([
      readKnown(tx, scope, entries),
      entries.some(includesOthers) ? readIncludingIn(tx, scope) : new Map<string, Including>(),
    ]);
    const pictures = await HeldPictures.readIn(tx, [
      ...[...known.values()].flatMap(heldBy),
      ...entries.flatMap(({ content }) => ('refused' in content ? [] : shownIn(content.versions))),
    ]);
    const result: ImportResult = { created: 0, updated: 0, skipped: [] };
    const seen = new Set<string>();
    // One time for all and ids that fall: among those of one time the list has the highest id first.
    const now = new Date();
    let room = commitRoom;
    const newIds = entries.map(() => collection().doc().id).sort();
    for (const [index, { id, revision, content }] of entries.entries()) {
      const current = id === undefined ? undefined : known.get(id);
      const reason =
        refusal(content, current, revision, id !== undefined && seen.has(id)) ??
        circleIn(including, current && id, content) ??
        (current ? tooMuchFor(current, room) : overQuota(library.count + 1, quota));
      if (reason !== undefined || 'refused' in content) {
        result.skipped.push({ index, reason: reason ?? '' });
        continue;
      }
      if (id !== undefined) seen.add(id);
      const target = current && id !== undefined ? id : (newIds.pop() ?? collection().doc().id);
      const stored = current ? changeSnippet(current, scope, content) : newSnippet(scope, content, now);
      library = advance(library, {
        id: target,
        ...(current && { before: current }),
        after: stored,
        asked: content.colors,
      });
      if (content.includes.length > 0) including.set(target, content);
      if (current) {
        keepStateIn(tx, target, current);
        room -= sizeOf(current);
      }
      pictures.change(target, scope.libraryId, current, stored);
      putIn(tx, target, stored, library);
      result[current ? 'updated' : 'created'] += 1;
    }
    if (result.created + result.updated > 0) writeLibraryIn(tx, scope, library);
    pictures.writeIn(tx);
    rememberAnswer(tx, call, result);
    return result;
  });
}

/** What the texts that are replaced leave no room to keep. */
const tooMuchFor = (current: StoredSnippet, room: number) =>
  sizeOf(current) > room ? 'Too much text is changed at once. Import this one again.' : undefined;

const includesOthers = ({ content }: ImportEntry) => !('refused' in content) && content.includes.length > 0;

function circleIn(
  including: ReadonlyMap<string, Including>,
  id: string | undefined,
  content: ImportEntry['content'],
): string | undefined {
  if ('refused' in content || content.includes.length === 0) return undefined;
  const circle = circleAmong(including, id, content);
  return circle ? circleSentence(circle) : undefined;
}

function refusal(
  content: ImportEntry['content'],
  current: StoredSnippet | undefined,
  revision: number | undefined,
  repeated: boolean,
): string | undefined {
  if ('refused' in content) return content.refused;
  if (repeated) return 'This snippet is in the file twice.';
  if (current && revision !== undefined && current.revision !== revision) {
    return 'The snippet was changed here after it was exported.';
  }
  return undefined;
}

async function readKnown(
  tx: Transaction,
  scope: Scope,
  entries: readonly ImportEntry[],
): Promise<Map<string, StoredSnippet>> {
  const ids = [...new Set(entries.flatMap(({ id }) => id ?? []))];
  const known = new Map<string, StoredSnippet>();
  for (const document of await readAllIn(tx, ids)) {
    const stored = document.data();
    if (stored?.libraryId === scope.libraryId) known.set(document.id, stored);
  }
  return known;
}
