import { ContactLink } from '@/components/help/ContactLink';
import { Button } from '@/components/ui/buttons/Button';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { useOrganizationCheckout } from '@/lib/client/queries/organizations/license-queries';
import type { Organization } from '@/lib/contracts/organization-fields';
import { tierFor } from '@/lib/domain/billing/license-price';
import { LicenseCount } from './LicenseCount';
import styles from './LicensePanel.module.css';
import { PlanTotal } from './PlanTotal';
import { TierList } from './TierList';
import type { LicenseChoice } from './use-license-choice';

interface Props {
  organization: Organization;
  choice: LicenseChoice;
}

/** The plans with their prices, and the way to the checkout. */
export function ChoosePlan({ organization: { id, pricingTiers: tiers }, choice }: Props) {
  const { mutate, isPending, error } = useOrganizationCheckout();
  const isOnline = useIsOnline();
  const { licenses, lowest } = choice;
  const isOffered = tiers.length > 0;
  return (
    <>
      <p className={styles.lead}>
        {isOffered ? (
          'A license is a seat for one person. You can change the number at any time.'
        ) : (
          <>
            No plan is available at the moment. Write to <ContactLink className={styles.again} />.
          </>
        )}
      </p>
      {isOffered && (
        <>
          <TierList tiers={tiers} licenses={licenses} />
          <LicenseCount choice={choice} hasUnlimited={tierFor(tiers, 0) !== undefined} />
          {licenses !== null && <PlanTotal tiers={tiers} licenses={licenses} />}
          {isOnline && error !== null && (
            <p role="alert" className={styles.error}>
              {errorSentence(error)}
            </p>
          )}
          <Button
            variant="contained"
            size="large"
            fullWidth
            disabled={licenses === null || isPending}
            onClick={() => licenses !== null && mutate({ orgId: id, licenses })}
          >
            {isPending ? 'Opening checkout' : 'Go to checkout'}
          </Button>
          {lowest > 1 && !choice.isUnlimited && choice.problem === undefined && (
            <p className={styles.note}>You need at least {lowest}, one for each seat in use.</p>
          )}
        </>
      )}
    </>
  );
}
