import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { usePricing } from '@/lib/client/queries/organizations/license-queries';
import { tierFor } from '@/lib/domain/billing/license-price';
import { DetailsFields } from './DetailsFields';
import { LicenseCount } from '@/components/organization/licenses/LicenseCount';
import panel from '@/components/organization/licenses/LicensePanel.module.css';
import styles from './NewOrganization.module.css';
import { PlanTotal } from '@/components/organization/licenses/PlanTotal';
import { TierList } from '@/components/organization/licenses/TierList';
import { useCreateWithPlan } from './use-create-with-plan';
import { useDetailsForm } from './use-details-form';
import { useLicenseChoice } from '@/components/organization/licenses/use-license-choice';
import { usualSeats } from '@/components/organization/licenses/use-proposed-licenses';

/** Name, details, seats with their price; then straight to the checkout. */
export function NewOrganizationForm() {
  const form = useDetailsForm();
  const pricing = usePricing();
  const isOnline = useIsOnline();
  const tiers = pricing.data?.pricingTiers ?? [];
  const choice = useLicenseChoice({ initial: usualSeats, lowest: 1 });
  const { create, isCreating, error } = useCreateWithPlan();
  const [isNameMissing, setNameMissing] = useState(false);
  const nameField = useRef<HTMLInputElement>(null);
  const { licenses } = choice;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const isMissing = form.name.trim() === '';
    setNameMissing(isMissing);
    if (isMissing) nameField.current?.focus();
    if (isMissing || licenses === null || isCreating) return;
    const { website, phone, address } = form.details;
    void create({ name: form.name, details: { website, phone, address } }, licenses);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <Field
          label="Name"
          autoFocus
          autoComplete="organization"
          maxLength={80}
          inputRef={nameField}
          value={form.name}
          onChange={form.setName}
          error={isNameMissing && form.name.trim() === '' ? 'An organization needs a name.' : undefined}
        />
        <p className={styles.optional}>Details for your clients, if you like. You can add them later.</p>
        <DetailsFields form={form} />
      </div>
      <section className={panel.panel} aria-labelledby="seats-title">
        <h2 id="seats-title" className={panel.title}>
          Seats
        </h2>
        <p className={panel.lead}>
          One for you and one for everyone you invite. You can change the number at any time.
        </p>
        {isOnline && pricing.isPending && (
          <div className={styles.waiting}>
            <SkeletonRows label="Loading the prices" rows={4} />
          </div>
        )}
        <NeedsNetwork>Creating an organization needs the network.</NeedsNetwork>
        {isOnline && pricing.error !== null && (
          <p role="alert" className={panel.error}>
            {errorSentence(pricing.error)}{' '}
            <button type="button" className={panel.again} onClick={() => void pricing.refetch()}>
              Try again
            </button>
          </p>
        )}
        {pricing.data && (
          <>
            <TierList tiers={tiers} licenses={licenses} />
            <LicenseCount choice={choice} hasUnlimited={tierFor(tiers, 0) !== undefined} />
            {licenses !== null && <PlanTotal tiers={tiers} licenses={licenses} />}
          </>
        )}
        {error !== undefined && (
          <p role="alert" className={styles.error}>
            {error}
          </p>
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          disabled={isCreating || licenses === null || !pricing.data}
        >
          {isCreating ? 'Creating' : 'Create and go to checkout'}
        </Button>
        <p className={panel.note}>Nothing is charged until you confirm it at checkout.</p>
      </section>
    </form>
  );
}
