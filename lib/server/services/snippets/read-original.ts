import 'server-only';
import type { BodyOf, ReplyOf } from '@/lib/contracts/operation';
import type { CopiedFrom, Snippet } from '@/lib/contracts/snippet-fields';
import type {
  getOriginal as getOperation,
  markOriginalSeen as operation,
} from '@/lib/contracts/snippet-original';
import { scopeFor } from '@/lib/server/auth/scope-for';
import { Fault } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import type { Scope } from '@/lib/server/policies/scope';
import { peopleByUid } from '@/lib/server/repositories/accounts/account-directory';
import type { KeptOriginal } from '@/lib/server/repositories/snippets/snippet-document';
import * as repository from '@/lib/server/repositories/snippets/snippet-originals';
import { peopleIn, presentState } from './read-history';

export async function getOriginal(
  actor: Actor,
  { id, orgId }: { readonly id: string; readonly orgId?: string | undefined },
): Promise<ReplyOf<typeof getOperation>> {
  const { copiedFrom, scope } = await originalOf(
    actor,
    await scopeFor(actor, orgId, 'snippets.read', id),
    id,
  );
  const now = (await repository.readOriginals(scope, [copiedFrom.id])).get(copiedFrom.id);
  if (!now) throw repository.originalNotFound();
  const then =
    copiedFrom.isOutdated || copiedFrom.revision === now.revision
      ? undefined
      : await repository.readState(scope, copiedFrom.id, copiedFrom.revision);
  const people = await peopleByUid([now, ...(then ? [then] : [])].flatMap(peopleIn));
  return { ...(then && { then: presentState(then, people) }), now: presentState(now, people) };
}

export async function markOriginalSeen(
  actor: Actor,
  orgId: string | undefined,
  { id, seen }: BodyOf<typeof operation>,
): Promise<Snippet> {
  const scope = await scopeFor(actor, orgId, 'snippets.write');
  const original = await originalOf(actor, scope, id);
  return repository.markSeen(scope, id, original.scope, seen);
}

async function originalOf(actor: Actor, copy: Scope, id: string) {
  const copiedFrom = await repository.readCopiedFrom(copy, id);
  const scope = copiedFrom && (await readingScope(actor, copiedFrom));
  if (!scope) throw repository.originalNotFound();
  return { copiedFrom, scope };
}

/** Support staff who were only let in have copied nothing. */
async function readingScope(
  actor: Actor,
  { orgId }: CopiedFrom,
): Promise<Scope<'originals.read'> | undefined> {
  try {
    return await scopeFor(actor, orgId, 'originals.read');
  } catch (error) {
    if (error instanceof Fault && error.code === 'forbidden') return undefined;
    throw error;
  }
}

/** Of the originals that drafts for a library name, in their order, those that the actor may read at this moment. */
export async function knownOriginals(
  actor: Actor,
  named: readonly (CopiedFrom | undefined)[],
  orgId: string | undefined,
): Promise<(KeptOriginal | undefined)[]> {
  const byOrganization = new Map<string, CopiedFrom[]>();
  for (const original of named) {
    if (!original || original.orgId === orgId) continue;
    byOrganization.set(original.orgId, [...(byOrganization.get(original.orgId) ?? []), original]);
  }
  const revisions = new Map<string, number>();
  for (const originals of byOrganization.values()) {
    const [first] = originals;
    const scope = first && (await readingScope(actor, first));
    if (!scope) continue;
    const found = await repository.readOriginals(
      scope,
      originals.map(({ id }) => id),
    );
    for (const [id, { revision }] of found) revisions.set(keyOf(first.orgId, id), revision);
  }
  return named.map((original) => {
    if (!original) return undefined;
    const newest = revisions.get(keyOf(original.orgId, original.id));
    if (newest === undefined || original.revision > newest) return undefined;
    return { ...original, ...(original.revision < newest && { isOutdated: true as const }) };
  });
}

const keyOf = (orgId: string, id: string) => `${orgId}/${id}`;
