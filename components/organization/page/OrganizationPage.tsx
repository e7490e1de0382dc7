import { useRouter } from 'next/router';
import { CheckoutReturn } from '@/components/billing/CheckoutReturn';
import { useCheckoutReturn } from '@/components/billing/use-checkout-return';
import { PageHeader } from '@/components/page/PageHeader';
import { onDemand } from '@/components/on-demand/on-demand';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { AdminView } from './AdminView';
import { OrganizationFailed, OrganizationLoading } from './OrganizationState';
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
  if (current === null || role.status !== 'loaded') return <OrganizationLoading />;
  if (role.role !== 0) return <MemberView key={current.id} organization={current} role={role.role} />;
  return <AdminView key={current.id} organization={current} checkout={checkout} />;
}
