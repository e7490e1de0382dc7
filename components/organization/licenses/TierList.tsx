import type { PricingTier } from '@/lib/contracts/organization-fields';
import { money, perInterval, tierFor, tierRows } from '@/lib/domain/billing/license-price';
import styles from './LicensePanel.module.css';

/** What is on offer, by the number of licenses; the tier that the number at hand falls into stands out. */
export function TierList({ tiers, licenses }: { tiers: readonly PricingTier[]; licenses: number | null }) {
  const held = licenses === null ? undefined : tierFor(tiers, licenses);
  return (
    <dl className={styles.tiers}>
      {tierRows(tiers).map(({ tier, range }) => (
        <div key={tier.id} className={tier === held ? styles.held : undefined}>
          <dt>{range}</dt>
          <dd>
            {money(tier.unitAmount, tier.currency)} {tier.licenseCount === 0 ? '' : 'each '}
            {perInterval(tier.interval)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
