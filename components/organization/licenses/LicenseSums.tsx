import type { PricingTier } from '@/lib/contracts/organization-fields';
import type { LicensePreview } from '@/lib/contracts/subscription';
import { licensePrice } from '@/lib/domain/billing/license-price';
import { licensesInWords, money, priceInWords } from '@/lib/domain/billing/license-price-words';
import styles from './LicensePanel.module.css';

interface Props {
  tiers: readonly PricingTier[];
  /** 0: no limit. */
  now: number;
  /** null: no number that can be bought, so there is nothing to reckon. */
  then: number | null;
  /** What the server says a change costs. */
  preview: LicensePreview | undefined;
  isWaiting: boolean;
  /** An earlier payment is open, which the sums here are not about. */
  isPastDue: boolean;
}

/** What is paid now, what will be, and what is due at once. */
export function LicenseSums({ tiers, now, then, preview, isWaiting, isPastDue }: Props) {
  const priceOf = (licenses: number) => {
    const price = licensePrice(tiers, licenses);
    return price && priceInWords(price);
  };
  const later = preview
    ? priceInWords({ ...preview, amount: preview.perInterval })
    : then === null
      ? undefined
      : priceOf(then);
  const currency = preview?.currency ?? tiers[0]?.currency;
  const isCredit = preview !== undefined && preview.creditedNow > preview.dueNow;
  const atOnce = preview === undefined ? 0 : Math.abs(preview.dueNow - preview.creditedNow);
  return (
    <dl className={styles.sums} aria-live="polite" aria-busy={isWaiting && preview === undefined}>
      <div>
        <dt>Current: {licensesInWords(now)}</dt>
        <dd>{priceOf(now) ?? 'not known'}</dd>
      </div>
      {/* Nothing is reckoned of what stays as it is. */}
      {then !== null && then !== now && (
        <>
          <div>
            <dt>New: {licensesInWords(then)}</dt>
            <dd>{later ?? '…'}</dd>
          </div>
          <div className={styles.total}>
            <dt>
              {isCredit
                ? 'Credit toward your next invoices'
                : isPastDue
                  ? 'Due today for this change'
                  : 'Due today'}
            </dt>
            <dd>
              {currency === undefined || (isWaiting && preview === undefined)
                ? '…'
                : preview === undefined
                  ? 'not known'
                  : money(atOnce, currency)}
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
