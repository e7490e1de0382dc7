import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { usageQuery } from '@/lib/client/queries/account/usage-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { organizationQuota } from '@/lib/domain/billing/snippet-quota';

/** How many more snippets a library takes by its plan: null without a limit, undefined while that is not known. */
export function useStarterRoom(organization: Organization | null, held: number): number | null | undefined {
  const { uid } = useSignedInUser();
  const { data: usage } = useQuery({ ...usageQuery(uid), staleTime: 0, enabled: organization === null });
  if (organization) {
    const { limit } = organizationQuota(organization.mostRecentSubscriptionStatus?.status);
    if (limit === null) return null;
    return limit === 'closed' ? 0 : Math.max(0, limit - held);
  }
  if (!usage) return undefined;
  const { limit, used } = usage.snippets;
  return limit === null ? null : Math.max(0, limit - used);
}
