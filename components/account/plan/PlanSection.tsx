import { Panel, PanelPart } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { useOrganization } from '@/contexts/OrganizationContext';
import { OrganizationLine } from './OrganizationLine';
import { PlanState } from './PlanState';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { LoadFailure } from '@/components/page/LoadFailure';
import { UsageMeters } from './UsageMeters';

interface Props {
  /** Everything that it says; what is shown at once moves nothing about. */
  isKnown: boolean;
  /** Nothing is offered to be bought twice. */
  isPaymentAwaited: boolean;
}

/** What covers the person, what it means, and what they have used of it. */
export function PlanSection({ isKnown, isPaymentAwaited }: Props) {
  const { status, subscription, refetch, ...rest } = useSubscription();
  const organizations = useOrganization();
  const isOnline = useIsOnline();
  const offline = <NeedsNetwork>Plans and payments need the network.</NeedsNetwork>;
  if (!isKnown)
    return (
      <Panel id="plan" title="Plan">
        {isOnline ? <SkeletonRows label="Loading your plan" rows={6} /> : <PanelPart>{offline}</PanelPart>}
      </Panel>
    );
  return (
    <Panel id="plan" title="Plan">
      <PanelPart>
        {offline}
        {status === 'failed' && 'error' in rest ? (
          <LoadFailure sentence={rest.error} onRetry={() => void refetch()} />
        ) : (
          <PlanState subscription={subscription} isPaymentAwaited={isPaymentAwaited} />
        )}
      </PanelPart>
      <PanelPart>
        <UsageMeters />
      </PanelPart>
      {status === 'loaded' && organizations.status === 'loaded' && (
        <PanelPart>
          <OrganizationLine />
        </PanelPart>
      )}
    </Panel>
  );
}
