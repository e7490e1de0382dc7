import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { PageHead } from '@/components/shell/PageHead';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { AdminView } from './AdminView';
import { CheckoutReturn } from './CheckoutReturn';
import { MemberView } from './MemberView';
import { NoOrganization } from './NoOrganization';
import { OrganizationFailed, OrganizationLoading } from './OrganizationState';
import styles from './OrganizationPage.module.css';
import { useCheckoutReturn } from './use-checkout-return';
import { useRefreshMembership } from './use-refresh-membership';

const NewOrganization = dynamic(() => import('./NewOrganization').then((module) => module.NewOrganization), {
  ssr: false,
  loading: () => <PageHead title="New organization" />,
});

/** The current organization: its admins manage it, the others see it. */
export function OrganizationPage() {
  const { isReady, query } = useRouter();
  return (
    <div className={styles.page}>{isReady && query['new'] === '1' ? <NewOrganization /> : <Current />}</div>
  );
}

function Current() {
  const subscription = useSubscription();
  const { status, error, current, role } = useOrganization();
  const refresh = useRefreshMembership();
  const checkout = useCheckoutReturn();

  if (subscription.status === 'failed') {
    return <OrganizationFailed text={subscription.error} onRetry={refresh} />;
  }
  if (status === 'failed') return <OrganizationFailed text={error} onRetry={refresh} />;
  if (status === 'loaded' && current === null) {
    return (
      <>
        <CheckoutReturn state={checkout} />
        <NoOrganization />
      </>
    );
  }
  if (role.status === 'failed') {
    return (
      <OrganizationFailed text={`What you may do here could not be told. ${role.error}`} onRetry={refresh} />
    );
  }
  if (current === null || role.status !== 'loaded') return <OrganizationLoading />;
  if (role.role !== 0) return <MemberView key={current.id} organization={current} role={role.role} />;
  return (
    <AdminView
      key={current.id}
      organization={current}
      isPaymentAwaited={checkout.isAwaited}
      notice={<CheckoutReturn state={checkout} />}
    />
  );
}
