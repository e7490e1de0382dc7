import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { type Organization } from '@/lib/contracts/organization';
import { isRunning } from '@/lib/domain/seats';
import { ChoosePlan } from './ChoosePlan';
import { LicenseChange } from './LicenseChange';
import styles from './LicensePanel.module.css';
import { type LicenceCount } from './use-licence-count';

interface Props {
  organization: Organization;
  count: LicenceCount;
  /** Nothing is offered to be bought twice. */
  isPaymentAwaited: boolean;
}

/** What the organization pays for: a change of its licences, or its first plan. */
export function LicensePanel({ organization, count, isPaymentAwaited }: Props) {
  const isPaid = isRunning(organization.mostRecentSubscriptionStatus?.status);
  return (
    <section className={styles.panel} aria-labelledby="licenses">
      <h2 id="licenses" className={styles.title}>
        {isPaid || isPaymentAwaited ? 'Licenses' : 'Choose a plan'}
      </h2>
      {isPaymentAwaited ? (
        <SkeletonRows label="Waiting for your payment" rows={3} />
      ) : isPaid ? (
        <LicenseChange organization={organization} count={count} />
      ) : (
        <ChoosePlan organization={organization} count={count} />
      )}
    </section>
  );
}
