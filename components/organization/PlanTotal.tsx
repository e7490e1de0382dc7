import { type PricingTier } from '@/lib/contracts/organization';
import { licencePrice, licencesInWords, money, perInterval } from '@/lib/domain/licence-price';
import styles from './LicensePanel.module.css';

/** What so many licences cost altogether. */
export function PlanTotal({ tiers, licences }: { tiers: readonly PricingTier[]; licences: number }) {
  const price = licencePrice(tiers, licences);
  return (
    <dl className={styles.sums} aria-live="polite">
      <div className={styles.total}>
        <dt>{capitalized(licencesInWords(licences))}</dt>
        <dd>{price ? `${money(price.amount, price.currency)} ${perInterval(price.interval)}` : '…'}</dd>
      </div>
    </dl>
  );
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
