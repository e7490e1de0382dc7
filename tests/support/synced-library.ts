import type { Actor } from '@/lib/server/policies/actor';
import { addPage, mergeChanges, type HeldLibrary } from '@/lib/domain/snippets/held-library';
import { listChanges, listPage } from '@/lib/server/services/snippets/list-snippets';

/** The library as somebody holds it who reads its pages, then what has changed meanwhile. */
export async function readPages(actor: Actor, orgId?: string): Promise<HeldLibrary> {
  const first = await listPage(actor, { orgId });
  let held: HeldLibrary = { version: first.version, snippets: first.snippets, isWhole: true };
  for (let { next } = first; next !== undefined;) {
    const page = await listPage(actor, { orgId, after: next });
    held = addPage(held, page.snippets);
    next = page.next;
  }
  return synced(held, actor, orgId);
}

/** The same library brought up to date. */
export async function synced(held: HeldLibrary, actor: Actor, orgId?: string): Promise<HeldLibrary> {
  const changes = await listChanges(actor, orgId, held.version);
  return changes.isComplete ? mergeChanges(held, changes) : readPages(actor, orgId);
}
