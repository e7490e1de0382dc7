import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { type AuditReader, inviteeOf } from '@/lib/domain/audit-words';

/** Names for what the trail tells by ids: colleagues, whom someone invited, and the snippets of the library it is about. */
export function useAuditReader(orgId: string | null, namesSnippets: boolean): AuditReader {
  const { uid } = useSignedInUser();
  const { active } = useOrganization();
  const client = useQueryClient();
  const { data: snippets } = useQuery({
    queryKey: ['snippets of the activity', uid, orgId],
    enabled: namesSnippets,
    queryFn: async () => {
      const { libraryQuery } = await import('@/lib/client/snippet-queries');
      return client.query(libraryQuery({ uid, orgId }));
    },
  });
  return useMemo(() => {
    const names = new Map(
      active.flatMap(({ members }) =>
        members.flatMap(({ userId, displayName, email }) =>
          userId === undefined ? [] : [[userId, displayName ?? email] as const],
        ),
      ),
    );
    const titles = new Map(snippets?.map(({ id, title }) => [id, title]));
    return {
      uid,
      person: (id) => names.get(id),
      snippet: (id) => titles.get(id),
      invitee: (event) => inviteeOf(event, active),
    };
  }, [uid, active, snippets]);
}
