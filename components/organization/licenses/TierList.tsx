import type { PricingTier } from '@/lib/contracts/organization-fields';
import { tierFor, tierRows } from '@/lib/domain/billing/license-price';
import { priceInWords } from '@/lib/domain/billing/license-price-words';
import styles from './LicensePanel.module.css';

/** What is on offer, by the number of licenses; the tier that the number at hand falls into stands out. */
export function TierList({ tiers, licenses }: { tiers: readonly PricingTier[]; licenses: number | null }) {
  const held = licenses === null ? undefined : tierFor(tiers, licenses);
  return (
    <dl className={styles.tiers}>
      {tierRows(tiers).map(({ tier, range }) => (
        <div key={tier.id} className={tier === held ? styles.held : undefined}>
          <dt>{range}</dt>
          <dd>{priceInWords({ ...tier, amount: tier.unitAmount }, tier.licenseCount !== 0)}</dd>
        </div>
      ))}
    </dl>
  );
}
