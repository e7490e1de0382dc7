import { Field } from '@/components/ui/fields/Field';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import type { useAccount } from '@/lib/client/queries/account/account-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { accountLimits } from '@/lib/contracts/account';
import styles from './PreferencesDialog.module.css';
import { SignatureField } from './SignatureField';
import type { AboutYouForm } from './use-about-you';

interface Props {
  account: ReturnType<typeof useAccount>;
  form: AboutYouForm;
}

/** What clients read of the trainer: the name, and the closing of each letter. */
export function AboutYou({ account: { data, error, refetch }, form }: Props) {
  if (error !== null && data === undefined) {
    return (
      <p role="alert" className={styles.error}>
        Your name and signature could not be loaded. {errorSentence(error)}{' '}
        <button type="button" onClick={() => void refetch()}>
          <u>Try again</u>
        </button>
      </p>
    );
  }
  if (data === undefined) return <SkeletonRows label="Loading your name and signature" rows={2} />;
  return (
    <>
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        maxLength={accountLimits.displayName}
        value={form.displayName}
        onChange={form.setDisplayName}
        error={form.nameError}
      />
      <section className={styles.section} aria-labelledby="preferences-signature">
        <h3 id="preferences-signature" className={styles.heading}>
          Email signature
        </h3>
        <SignatureField html={form.signature} onChange={form.setSignature} />
        {form.error !== null && (
          <p role="alert" className={styles.error}>
            Your name and signature were not saved. {form.error}
          </p>
        )}
      </section>
    </>
  );
}
