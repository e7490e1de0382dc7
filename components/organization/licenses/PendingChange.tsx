import { IconArrowUpRight } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Subscription } from '@/lib/contracts/subscription';
import { licensesInWords, money } from '@/lib/domain/billing/license-price-words';
import styles from './LicensePanel.module.css';

interface Props {
  change: NonNullable<Subscription['pendingChange']>;
  linkRef: Ref<HTMLAnchorElement>;
}

/** The way to the bank, which confirms a payment on a page that leads back nowhere: so it opens in a tab of its own. */
export function PendingChange({ change, linkRef }: Props) {
  const { licenseCount, amountDue, currency, confirmUrl } = change;
  const sum = money(amountDue, currency);
  return (
    <div className={styles.pending}>
      <p role="status" className={styles.pendingText}>
        Your bank wants you to confirm the payment of {sum} for {licensesInWords(licenseCount)}. Until you do,
        nothing changes and nothing is charged.
      </p>
      <Button
        ref={linkRef}
        href={confirmUrl}
        target="_blank"
        rel="noopener"
        size="large"
        fullWidth
        endIcon={<IconArrowUpRight size={16} stroke={1.6} aria-hidden />}
      >
        Go to your bank’s page
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </Button>
      <p className={styles.note}>
        Come back here when you are done: your new licenses appear by themselves. You can also choose another
        number, which takes the place of this one.
      </p>
    </div>
  );
}
