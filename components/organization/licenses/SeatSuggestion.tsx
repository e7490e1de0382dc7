import { useNow } from '@/lib/client/browser/use-now';
import type { Organization } from '@/lib/contracts/organization-fields';
import type { Subscription } from '@/lib/contracts/subscription';
import { licensesInWords } from '@/lib/domain/billing/license-price-words';
import { seatSuggestion } from '@/lib/domain/billing/seat-suggestion';
import { suggestionInWords } from '@/lib/domain/billing/seat-suggestion-words';
import styles from './LicensePanel.module.css';

interface Props {
  organization: Organization;
  subscription: Subscription;
  /** Fills the number in, with its price; 0: no limit. */
  onChoose: (licenses: number) => void;
}

/** A quiet line where another number of licenses suits the school better. */
export function SeatSuggestion({ organization, subscription, onChoose }: Props) {
  const now = useNow();
  const { members, pricingTiers: tiers, mostRecentSubscriptionStatus } = organization;
  const isSteady = ['active', 'trialing'].includes(subscription.status);
  const isChanging = subscription.cancelAtPeriodEnd || subscription.pendingChange !== undefined;
  if (!isSteady || isChanging || !mostRecentSubscriptionStatus) return null;
  const suggestion = seatSuggestion({ members, tiers, licenses: mostRecentSubscriptionStatus.licenses, now });
  if (!suggestion) return null;
  return (
    <p className={styles.suggestion}>
      {suggestionInWords(suggestion)}{' '}
      <button type="button" className={styles.again} onClick={() => onChoose(suggestion.to)}>
        See {licensesInWords(suggestion.to)}
      </button>
    </p>
  );
}
