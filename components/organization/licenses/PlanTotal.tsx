import type { PricingTier } from '@/lib/contracts/organization-fields';
import { licensePrice } from '@/lib/domain/billing/license-price';
import { licensesInWords, priceInWords } from '@/lib/domain/billing/license-price-words';
import styles from './LicensePanel.module.css';

/** What so many licenses cost altogether. */
export function PlanTotal({ tiers, licenses }: { tiers: readonly PricingTier[]; licenses: number }) {
  const price = licensePrice(tiers, licenses);
  return (
    <dl className={styles.sums} aria-live="polite">
      <div className={styles.total}>
        <dt>{capitalized(licensesInWords(licenses))}</dt>
        <dd>{price ? priceInWords(price) : '…'}</dd>
      </div>
    </dl>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
