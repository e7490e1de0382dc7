import { Panel, PanelPart } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { OrganizationLine } from './OrganizationLine';
import { PlanState } from './PlanState';
import { LoadFailure } from '@/components/page/LoadFailure';
import { UsageMeters } from './UsageMeters';

interface Props {
  /** Nothing is offered to be bought twice. */
  isPaymentAwaited: boolean;
}

/** What covers the person, what it means, and what they have used of it. */
export function PlanSection({ isPaymentAwaited }: Props) {
  const { status, subscription, refetch, ...rest } = useSubscription();
  const organizations = useOrganization();
  const isWaiting =
    status === 'loading' || (subscription?.source === 'organization' && organizations.status === 'loading');
  return (
    <Panel id="plan" title="Plan">
      <PanelPart>
        {status === 'failed' && 'error' in rest ? (
          <LoadFailure sentence={rest.error} onRetry={() => void refetch()} />
        ) : isWaiting ? (
          <SkeletonRows label="Loading your plan" rows={2} />
        ) : (
          <PlanState subscription={subscription} isPaymentAwaited={isPaymentAwaited} />
        )}
      </PanelPart>
      <PanelPart>
        <UsageMeters />
      </PanelPart>
      {status === 'loaded' && !isWaiting && organizations.status === 'loaded' && (
        <PanelPart>
          <OrganizationLine />
        </PanelPart>
      )}
    </Panel>
  );
}
