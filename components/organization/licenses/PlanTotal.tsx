import type { PricingTier } from '@/lib/contracts/organization-fields';
import { licensePrice, licensesInWords, money, perInterval } from '@/lib/domain/billing/license-price';
import styles from './LicensePanel.module.css';

/** What so many licenses cost altogether. */
export function PlanTotal({ tiers, licenses }: { tiers: readonly PricingTier[]; licenses: number }) {
  const price = licensePrice(tiers, licenses);
  return (
    <dl className={styles.sums} aria-live="polite">
      <div className={styles.total}>
        <dt>{capitalized(licensesInWords(licenses))}</dt>
        <dd>{price ? `${money(price.amount, price.currency)} ${perInterval(price.interval)}` : '…'}</dd>
      </div>
    </dl>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
