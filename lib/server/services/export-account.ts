import 'server-only';
import type { ReplyOf } from '@/lib/contracts/operation';
import type { exportAccount as operation } from '@/lib/contracts/account-data';
import { memberFor } from '@/lib/domain/membership';
import type { Actor } from '../auth/actor';
import { scopeFor } from '../auth/scope';
import { eventsOfPerson, type StoredAuditEvent } from '../repositories/audit';
import { listLessonSets } from '../repositories/lesson-sets';
import { organizationsNaming } from '../repositories/organizations';
import { peopleByUid } from '../repositories/people';
import { listSnippets } from '../repositories/snippets';
import { getAccount } from './account';
import { presentEvent } from './list-audit-events';
import { presentMember } from './present-organizations';
import { readUsage } from './read-usage';
import { getSubscription } from './subscriptions';
import { getPrivateAccess } from './support-access';

const pageSize = 200;

/** Everything that is kept about the actor. */
export async function exportAccount(actor: Actor): Promise<ReplyOf<typeof operation>> {
  const scope = await scopeFor(actor, undefined, 'snippets.read');
  const [account, snippets, lessonSets, organizations, subscription, supportAccess, { tokens }, events] =
    await Promise.all([
      getAccount(actor),
      listSnippets(scope),
      listLessonSets(actor),
      organizationsNaming(actor),
      getSubscription(actor),
      getPrivateAccess(actor),
      readUsage(actor),
      allEvents(actor.uid),
    ]);
  const memberships = organizations.flatMap(({ id, name, members }) => {
    const member = memberFor(members, actor);
    return member ? [{ id, name, member }] : [];
  });
  const people = await peopleByUid([
    ...events.map(({ uid }) => uid),
    ...memberships.flatMap(({ member }) => (member.invitedBy ? [member.invitedBy] : [])),
  ]);
  return {
    exportedAt: new Date().toISOString(),
    account,
    snippets,
    lessonSets,
    organizations: memberships.map(({ id, name, member }) => ({
      id,
      name,
      member: presentMember(member, people),
    })),
    ...(subscription && { subscription }),
    supportAccess,
    tokens,
    audit: events.map((event) => presentEvent(event, people)),
  };
}

async function allEvents(uid: string): Promise<StoredAuditEvent[]> {
  const events: StoredAuditEvent[] = [];
  for (;;) {
    const last = events.at(-1);
    const page = await eventsOfPerson(uid, { limit: pageSize, before: last });
    events.push(...page);
    if (page.length < pageSize) return events;
  }
}
