import { useCallback } from 'react';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { roleMay } from '@/lib/domain/organizations/permissions';

/** Whether the user may change a snippet: their own always, an organization's by their role in it. */
export function useMayWrite(): (snippet: Pick<Snippet, 'orgId'>) => boolean {
  const { current, role } = useOrganization();
  const mayWriteOrg = role.status === 'loaded' && roleMay(role.role, 'snippets.write');
  const currentId = current?.id;
  return useCallback(
    ({ orgId }) => orgId === undefined || (orgId === currentId && mayWriteOrg),
    [currentId, mayWriteOrg],
  );
}
