import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { AuditEvent } from '@/lib/contracts/audit';
import { type AuditReader, inviteeOf } from '@/lib/domain/audit/audit-words';

/**
 * Names for what the trail tells by ids: colleagues, those who left by what they did in `events`, whom someone invited, and
 * the snippets of the library it is about.
 */
export function useAuditReader(orgId: string | null, events: readonly AuditEvent[]): AuditReader {
  const { uid } = useSignedInUser();
  const { active } = useOrganization();
  const client = useQueryClient();
  const { data: held } = useQuery({
    queryKey: ['snippets of the activity', uid, orgId],
    enabled: events.some(({ action }) => action === 'support.read'),
    queryFn: async () => {
      const { libraryQuery } = await import('@/lib/client/queries/snippets/snippet-queries');
      return client.query(libraryQuery({ uid, orgId }));
    },
  });
  const addresses = events.map(({ actor }) => [actor.uid, actor.email] as const);
  const members = active.flatMap((organization) =>
    organization.members.map(({ userId, displayName, email }) => [userId, displayName ?? email] as const),
  );
  const names = new Map([...addresses.filter(([, email]) => email !== undefined), ...members]);
  const titles = new Map(held?.snippets.map(({ id, title }) => [id, title]));
  return {
    uid,
    person: (id) => names.get(id),
    snippet: (id) => titles.get(id),
    invitee: (event) => inviteeOf(event, active),
  };
}
