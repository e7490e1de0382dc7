import type { CheckoutReturnState } from '@/components/billing/use-checkout-return';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import type { Organization } from '@/lib/contracts/organization-fields';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { ChoosePlan } from './ChoosePlan';
import { LicenseChange } from './LicenseChange';
import styles from './LicensePanel.module.css';
import type { LicenseChoice } from './use-license-choice';

interface Props {
  organization: Organization;
  choice: LicenseChoice;
  /** Nothing is offered to be bought twice. */
  checkout: CheckoutReturnState['kind'];
  /** The number that was bought holds. */
  onBought: () => void;
}

/** What the organization pays for: a change of its licenses, or its first plan. */
export function LicensePanel({ organization, choice, checkout, onBought }: Props) {
  const isPaid = isRunning(organization.mostRecentSubscriptionStatus?.status);
  const isAwaited = checkout === 'waiting' || checkout === 'late';
  return (
    <section className={styles.panel} aria-labelledby="licenses">
      <h2 id="licenses" className={styles.title}>
        {isPaid || isAwaited ? 'Licenses' : 'Choose a plan'}
      </h2>
      {checkout === 'waiting' ? (
        <SkeletonRows label="Waiting for your payment" rows={3} />
      ) : checkout === 'late' ? (
        <p className={styles.lead}>Your licenses will appear here as soon as the payment has arrived.</p>
      ) : isPaid ? (
        <LicenseChange organization={organization} choice={choice} onBought={onBought} />
      ) : (
        <ChoosePlan organization={organization} choice={choice} />
      )}
    </section>
  );
}
