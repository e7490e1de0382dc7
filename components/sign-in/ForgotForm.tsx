import Link from 'next/link';
import { useState } from 'react';
import { StandalonePage } from '@/components/page/StandalonePage';
import { call } from '@/lib/client/wire/call';
import { sendPasswordResetMail } from '@/lib/contracts/account';
import { emailError } from '@/lib/domain/app/sign-in-errors';
import { EmailField } from './EmailField';
import { signInAddress } from './sign-in-address';
import styles from './SignIn.module.css';
import { SubmitButton } from './SubmitButton';
import { useSignInForm } from './use-sign-in-form';

interface Props {
  next: string;
  email: string;
  onEmail: (email: string) => void;
}

/** Read out, and where Tab goes on from: the form that had the focus is gone. */
const focusOn = (words: HTMLElement | null) => words?.focus();

/** Has a link mailed by which a new password is chosen. */
export function ForgotForm({ next, email, onEmail }: Props) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { errors, isBusy, submit } = useSignInForm(
    () => ({ email: emailError(email) }),
    async () => {
      await call(sendPasswordResetMail, { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
  );
  const back = (
    <p className={styles.foot}>
      <Link className={styles.link} href={signInAddress('signIn', next)}>
        Back to sign-in
      </Link>
    </p>
  );
  if (sentTo !== null) {
    return (
      <StandalonePage title="Reset your password">
        <p className={styles.text} ref={focusOn} tabIndex={-1}>
          If there is an account for <b>{sentTo}</b>, an email with a link is on its way. The link works for
          one hour.
        </p>
        {back}
      </StandalonePage>
    );
  }
  return (
    <StandalonePage
      title="Reset your password"
      lead="Enter your email, and we will email you a link to choose a new one."
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <EmailField autoFocus value={email} onChange={onEmail} error={errors.email} />
        <SubmitButton label="Send the link" isBusy={isBusy} doing="Asking for the link" error={errors.form} />
      </form>
      {back}
    </StandalonePage>
  );
}
