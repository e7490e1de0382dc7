import { useRouter } from 'next/router';
import { CheckoutReturn } from '@/components/billing/CheckoutReturn';
import { useCheckoutReturn } from '@/components/billing/use-checkout-return';
import { PageHeader } from '@/components/page/PageHeader';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { onDemand } from '@/components/on-demand/on-demand';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { AdminView } from './AdminView';
import { OrganizationFailed, OrganizationLoading, OrganizationOffline } from './OrganizationState';
import styles from './OrganizationPage.module.css';
import { useRefreshMembership } from '@/components/organization/members/use-refresh-membership';

const MemberView = onDemand(
  () => import('./MemberView').then((module) => module.MemberView),
  <OrganizationLoading />,
);
const NoOrganization = onDemand(
  () => import('./NoOrganization').then((module) => module.NoOrganization),
  <OrganizationLoading />,
);
const NewOrganization = onDemand(
  () => import('@/components/organization/details/NewOrganization').then((module) => module.NewOrganization),
  <PageHeader title="New organization" />,
);

/** The current organization: its admins manage it, the others see it. */
export function OrganizationPage() {
  const { isReady, query } = useRouter();
  return (
    <div className={styles.page}>{isReady && query['new'] === '1' ? <NewOrganization /> : <Current />}</div>
  );
}

const withWayOut = (sentence: string) =>
  `${sentence} Nothing is lost. Check your connection, then try again.`;

function Current() {
  const subscription = useSubscription();
  const { status, error, current, role } = useOrganization();
  const refresh = useRefreshMembership();
  const isOnline = useIsOnline();
  const checkout = useCheckoutReturn({
    isPaid: isRunning(current?.mostRecentSubscriptionStatus?.status),
    arrived: 'Your payment has arrived. The seats are yours.',
  });

  if (subscription.status === 'failed') {
    return <OrganizationFailed text={withWayOut(subscription.error)} onRetry={refresh} />;
  }
  if (status === 'failed') return <OrganizationFailed text={withWayOut(error)} onRetry={refresh} />;
  if (status === 'loaded' && current === null) {
    return (
      <>
        <CheckoutReturn state={checkout} />
        <NoOrganization />
      </>
    );
  }
  if (role.status === 'failed') {
    return <OrganizationFailed text={`Your role could not be loaded. ${role.error}`} onRetry={refresh} />;
  }
  if (current === null || role.status !== 'loaded') {
    return isOnline ? <OrganizationLoading /> : <OrganizationOffline />;
  }
  return (
    <>
      <NeedsNetwork>Members, licenses and billing need the network.</NeedsNetwork>
      {role.role !== 0 ? (
        <MemberView key={current.id} organization={current} role={role.role} />
      ) : (
        <AdminView key={current.id} organization={current} checkout={checkout} />
      )}
    </>
  );
}
