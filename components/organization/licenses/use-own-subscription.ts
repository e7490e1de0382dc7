import { useQuery } from '@tanstack/react-query';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { organizationSubscriptionQuery } from '@/lib/client/queries/organizations/license-queries';
import type { Subscription } from '@/lib/contracts/subscription';
import { useScope } from '@/components/organization/use-scope';

/** The subscription of an organization itself, whichever covers the viewer; null while it is not known. */
export function useOwnSubscription(orgId: string): Subscription | null {
  const { status, subscription } = useSubscription();
  const isAtHand = subscription?.orgId === orgId;
  const { data = null } = useQuery({
    ...organizationSubscriptionQuery(useScope(orgId)),
    enabled: status === 'loaded' && !isAtHand,
  });
  return isAtHand ? subscription : data;
}
