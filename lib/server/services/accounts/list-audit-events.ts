import 'server-only';
import type { AuditEvent } from '@/lib/contracts/audit';
import type { Actor } from '@/lib/server/policies/actor';
import { authorize } from '@/lib/server/policies/authorize';
import { invalidField } from '@/lib/server/faults/fault';
import { eventsOfOrganization, eventsOfPerson, type StoredAuditEvent } from '@/lib/server/repositories/audit';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { peopleByUid, type KnownPerson } from '@/lib/server/repositories/accounts/account-directory';
import { decodeCursor, encodeCursor } from '@/lib/server/repositories/page-cursor';

const usualLimit = 50;

/** A page of the trail: what concerns the actor or, for its admins, an organization. */
export async function listAuditEvents(
  actor: Actor,
  {
    orgId,
    before,
    limit,
  }: { orgId?: string | undefined; before?: string | undefined; limit?: string | undefined },
): Promise<{ events: AuditEvent[]; next?: string }> {
  const cursor = before === undefined ? undefined : decodeCursor(before);
  if (before !== undefined && !cursor) throw invalidField('before', 'This is not the address of a page.');
  const size = Number(limit ?? usualLimit);
  // One more than asked for tells whether there is a next page.
  const page = { limit: size + 1, before: cursor && { at: cursor.updatedAt, id: cursor.id } };
  if (orgId !== undefined) authorize(await findOrganization(orgId), actor, 'audit.read');
  const found = await (orgId === undefined
    ? eventsOfPerson(actor.uid, page)
    : eventsOfOrganization(orgId, page));
  const events = found.slice(0, size);
  const people = await peopleByUid(events.map(({ uid }) => uid));
  const last = events.at(-1);
  return {
    events: events.map((event) => presentEvent(event, people)),
    ...(last && events.length < found.length && { next: encodeCursor({ updatedAt: last.at, id: last.id }) }),
  };
}

export function presentEvent(
  { id, at, uid, action, target, orgId, metadata }: StoredAuditEvent,
  people: ReadonlyMap<string, KnownPerson>,
): AuditEvent {
  const email = people.get(uid)?.email;
  return {
    id,
    at: at.toISOString(),
    actor: { uid, ...(email && { email }) },
    action,
    ...(target && { target }),
    ...(orgId && { orgId }),
    ...(metadata && { metadata: JSON.parse(metadata) as Record<string, unknown> }),
  };
}
