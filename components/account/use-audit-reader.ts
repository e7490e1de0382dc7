import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { libraryQuery } from '@/lib/client/snippet-queries';
import { type AuditReader } from '@/lib/domain/audit-words';

/** Names for what the trail tells by ids: colleagues, and the snippets of the library it is about. */
export function useAuditReader(orgId: string | null, namesSnippets: boolean): AuditReader {
  const { uid } = useSignedInUser();
  const { active } = useOrganization();
  const { data: snippets } = useQuery({ ...libraryQuery({ uid, orgId }), enabled: namesSnippets });
  return useMemo(() => {
    const names = new Map(
      active.flatMap(({ members }) =>
        members.flatMap(({ userId, displayName, email }) =>
          userId === undefined ? [] : [[userId, displayName ?? email] as const],
        ),
      ),
    );
    const titles = new Map(snippets?.map(({ id, title }) => [id, title]));
    return { uid, person: (id) => names.get(id), snippet: (id) => titles.get(id) };
  }, [uid, active, snippets]);
}
