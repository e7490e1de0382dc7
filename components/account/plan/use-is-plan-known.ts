import { useQuery } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { pricingQuery } from '@/lib/client/queries/organizations/license-queries';
import { usageQuery } from '@/lib/client/queries/account/usage-queries';
import { isRunning } from '@/lib/domain/billing/subscription-status';

/** Whether all that the height of the plan's panel depends on was answered, or will not be soon. */
export function useIsPlanKnown(): boolean {
  const { uid } = useSignedInUser();
  const { status, subscription } = useSubscription();
  const organizations = useOrganization();
  const usage = useQuery(usageQuery(uid));
  // Plans are compared where one may be bought.
  const wantsPrices = status === 'loaded' && !isRunning(subscription?.status);
  const prices = useQuery({ ...pricingQuery(), enabled: wantsPrices });
  const isAwaited = ({ isLoading, failureCount }: Pick<typeof usage, 'isLoading' | 'failureCount'>) =>
    isLoading && failureCount === 0;
  return (
    status !== 'loading' && organizations.status !== 'loading' && !isAwaited(usage) && !isAwaited(prices)
  );
}
