import * as z from 'zod/mini';
import { deleteSnippet } from '@/lib/contracts/snippets';
import { currentUid } from '@/lib/client/sign-in/auth';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { hiddenSnippets, hideOnly, type Deletion } from './hidden-snippets';
import type { Library } from './snippet-queries';
import { beginWork, endWork, type UnsentWork } from '@/lib/client/device/unsent-work';

// sessionStorage: a reload of this tab goes on with what it had begun, another tab leaves this one its undo.
const storageKey = 'deletions';
const storedSchema = z.array(z.object({ id: z.string(), uid: z.string(), orgId: z.nullable(z.string()) }));

/** Most calls that a page may still send while it is being left. */
const mostWhileLeaving = 100;
const atOnce = 4;

function change(next: ReadonlyMap<string, Deletion>): void {
  if (hiddenSnippets().size === 0 && next.size > 0) {
    window.addEventListener('pagehide', sendWhileLeaving);
    beginWork(unsent);
  }
  if (next.size === 0) {
    window.removeEventListener('pagehide', sendWhileLeaving);
    endWork(unsent);
  }
  hideOnly(next);
  remember();
}

export function hideForDeletion(deletions: readonly Deletion[]): void {
  change(new Map([...hiddenSnippets(), ...deletions.map((deletion) => [deletion.id, deletion] as const)]));
}

export function undoDeletion(deletions: readonly Deletion[]): void {
  const next = new Map(hiddenSnippets());
  for (const { id } of deletions) next.delete(id);
  change(next);
}

/**
 * Deletes on the server what is still hidden, hands the ids that are gone to `drop`, and brings the rest back into
 * view. Answers what could not be deleted.
 */
export async function commitDeletion(
  deletions: readonly Deletion[],
  drop: (library: Library, ids: ReadonlySet<string>) => void,
): Promise<readonly Deletion[]> {
  const waiting = deletions.filter(({ id }) => hiddenSnippets().has(id));
  const failed = await deleteEach(waiting);
  const deleted = new Map<string, { library: Library; ids: Set<string> }>();
  for (const deletion of waiting) {
    if (failed.has(deletion)) continue;
    const { id, library } = deletion;
    const key = library.orgId ?? '';
    const entry = deleted.get(key) ?? { library, ids: new Set() };
    deleted.set(key, entry);
    entry.ids.add(id);
  }
  for (const { library, ids } of deleted.values()) drop(library, ids);
  undoDeletion(deletions);
  return [...failed];
}

/** Answers what could not be deleted. */
async function deleteEach(deletions: readonly Deletion[]): Promise<ReadonlySet<Deletion>> {
  const waiting = [...deletions];
  const failed = new Set<Deletion>();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      if (!(await deleteNow(next))) failed.add(next);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return failed;
}

async function deleteNow({ id, library }: Deletion): Promise<boolean> {
  const query = library.orgId === null ? { id } : { id, orgId: library.orgId };
  try {
    // Under another name the 404 would pass for a success.
    if ((await currentUid()) !== library.uid) return false;
    await call(deleteSnippet, { query, keepalive: true });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.status === 404;
  }
}

const unsent: UnsentWork = {
  finish: () => deleteEach([...hiddenSnippets().values()]),
  forget: () => change(new Map()),
};

function sendWhileLeaving(): void {
  for (const deletion of [...hiddenSnippets().values()].slice(0, mostWhileLeaving)) void deleteNow(deletion);
}

function remember(): void {
  try {
    const kept = [...hiddenSnippets().values()].map(({ id, library }) => ({ id, ...library }));
    if (kept.length === 0) sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing: leaving the page then sends what it can, and no more.
  }
}

/** What this tab had begun to delete before it was reloaded, hidden again at once. */
export function resumeDeletions(uid: string): readonly Deletion[] {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
  const parsed = z.safeParse(storedSchema, kept);
  if (!parsed.success) return [];
  const left = parsed.data
    .filter((entry) => entry.uid === uid && !hiddenSnippets().has(entry.id))
    .map(({ id, orgId }): Deletion => ({ id, library: { uid, orgId } }));
  if (left.length > 0) hideForDeletion(left);
  return left;
}
