import { useEffect, useRef } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useChangeLicenses, useLicensePreview } from '@/lib/client/queries/organizations/license-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { billingState } from '@/lib/domain/billing/billing-state';
import { tierFor } from '@/lib/domain/billing/license-price';
import { licensesInWords, money } from '@/lib/domain/billing/license-price-words';
import { LicenseCount } from './LicenseCount';
import styles from './LicensePanel.module.css';
import { LicenseSums } from './LicenseSums';
import { ManageBilling } from './ManageBilling';
import { PendingChange } from './PendingChange';
import { lastPaymentInWords, renewalInWords } from './renewal-words';
import type { LicenseChoice } from './use-license-choice';
import { useOwnSubscription } from './use-own-subscription';
import { usePendingChange } from './use-pending-change';
import { useScope } from '@/components/organization/use-scope';
import { useDebounced } from './use-debounced';

const KeepPlan = onDemand(() => import('@/components/billing/KeepPlan').then((module) => module.KeepPlan));

const SeatSuggestion = onDemand(() => import('./SeatSuggestion').then((module) => module.SeatSuggestion));

interface Props {
  organization: Organization;
  choice: LicenseChoice;
  /** The number that was bought holds. */
  onBought: () => void;
}

const typingPause = 400;

/** Another number of licenses, with its price before it is bought. */
export function LicenseChange({ organization, choice, onBought }: Props) {
  const { id, pricingTiers: tiers, mostRecentSubscriptionStatus } = organization;
  const now = mostRecentSubscriptionStatus?.licenses ?? 0;
  const subscription = useOwnSubscription(id);
  const lastPayment = lastPaymentInWords(subscription);
  const { notify } = useNotifications();
  const { licenses } = choice;
  const wanted = licenses === null || licenses === now ? null : licenses;
  const asked = useDebounced(wanted, typingPause);
  const preview = useLicensePreview(id, asked === wanted ? asked : null);
  const { mutate, isPending, error, variables, reset } = useChangeLicenses(useScope(id));
  const bank = useRef<HTMLAnchorElement>(null);
  const bought = (text: string) => {
    notify({ text });
    choice.reset();
    onBought();
  };
  const pending = usePendingChange(subscription, ({ amountDue, currency, licenseCount }) =>
    bought(`You paid ${money(amountDue, currency)} and now have ${licensesInWords(licenseCount)}`),
  );
  /** What the bank is still asked about is no change that was refused. */
  const isAtBank = pending !== undefined && wanted === pending.licenseCount;
  const refusal = (variables === wanted && !isAtBank ? error : null) ?? preview.error;
  const isPriced = wanted !== null && asked === wanted && preview.data !== undefined;

  // The way to the bank takes the place of the button that was pressed, and its focus.
  useEffect(() => {
    if (isAtBank && isFocusLost()) bank.current?.focus();
  }, [isAtBank]);

  const change = () => {
    if (wanted === null) return;
    mutate(wanted, {
      onSuccess: ({ licenseCount }) => bought(`You now have ${licensesInWords(licenseCount)}`),
    });
  };
  const again = () => {
    reset();
    void preview.refetch();
  };
  return (
    <>
      <p className={styles.lead}>{renewalInWords(subscription)}</p>
      {subscription?.cancelAtPeriodEnd === true && <KeepPlan subscription={subscription} orgId={id} />}
      {choice.isAsked && (
        <p role="status" className={styles.asked}>
          {wanted === null
            ? 'Enter the number of seats you need.'
            : 'You need more seats to invite more people. Nothing is charged until you confirm it here.'}
        </p>
      )}
      {wanted === null && !choice.isAsked && subscription !== null && (
        <SeatSuggestion organization={organization} subscription={subscription} onChoose={choice.propose} />
      )}
      <LicenseCount choice={choice} hasUnlimited={now === 0 || tierFor(tiers, 0) !== undefined} />
      <LicenseSums
        tiers={tiers}
        now={now}
        then={licenses}
        preview={isPriced ? preview.data : undefined}
        isWaiting={wanted !== null && refusal === null}
        isPastDue={billingState(mostRecentSubscriptionStatus?.status) === 'pastDue'}
      />
      {wanted !== null && refusal !== null && (
        <p role="alert" className={styles.error}>
          {errorSentence(refusal)}{' '}
          <button type="button" className={styles.again} onClick={again}>
            Try again
          </button>
        </p>
      )}
      {pending && <PendingChange change={pending} linkRef={bank} />}
      {!isAtBank && (
        <Button fullWidth size="large" disabled={!isPriced || isPending} onClick={change}>
          {wanted === null ? 'Change licenses' : `Change to ${licensesInWords(wanted)}`}
        </Button>
      )}
      {!isAtBank && !choice.isUnlimited && choice.problem === undefined && (
        <p className={styles.note}>
          You need at least {choice.lowest}, {choice.lowest === 1 ? 'for the seat' : 'one for each seat'} in
          use.
        </p>
      )}
      <div className={styles.foot}>
        <ManageBilling orgId={id} isWide />
        <p className={styles.note}>Card, invoices and cancellation.</p>
        {lastPayment !== undefined && <p className={styles.note}>{lastPayment}</p>}
      </div>
    </>
  );
}
