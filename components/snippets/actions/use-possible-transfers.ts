import { useCallback } from 'react';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { transfersFor, type Transfer } from '@/lib/domain/snippets/snippet-transfers';

/** What may be moved or copied between the user's library and the current organization's. */
export function usePossibleTransfers(): (snippets: readonly Pick<Snippet, 'orgId'>[]) => Transfer[] {
  const { current, role } = useOrganization();
  const known = current !== null && role.status === 'loaded' ? role.role : null;
  return useCallback(
    (snippets) => {
      if (known === null) return [];
      const mine = snippets.filter(({ orgId }) => orgId === undefined).length;
      return transfersFor({ mine, organization: snippets.length - mine }, known);
    },
    [known],
  );
}
