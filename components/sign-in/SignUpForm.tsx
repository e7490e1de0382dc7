import Link from 'next/link';
import { useState } from 'react';
import { signUp } from '@/lib/client/sign-in/auth';
import { call } from '@/lib/client/wire/call';
import { accountLimits, sendVerificationMail } from '@/lib/contracts/account';
import { emailError, newPasswordError, shortestPassword } from '@/lib/domain/app/sign-in-errors';
import { Field } from '@/components/ui/fields/Field';
import { EmailField } from './EmailField';
import { GoogleButton } from './GoogleButton';
import { LegalLinks } from './LegalLinks';
import { PasswordField } from './PasswordField';
import { signInAddress } from './sign-in-address';
import styles from './SignIn.module.css';
import { SubmitButton } from './SubmitButton';
import { useSignInForm } from './use-sign-in-form';

interface Props {
  next: string;
  email: string;
  onEmail: (email: string) => void;
}

export function SignUpForm({ next, email, onEmail }: Props) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const { errors, isBusy, submit, run } = useSignInForm(
    () => ({
      name: name.trim() === '' ? 'Enter the name your clients know you by.' : undefined,
      email: emailError(email),
      password: newPasswordError(password),
    }),
    async () => {
      await signUp(name.trim(), email.trim(), password);
      // The account stands whatever becomes of the mail; the page that follows sends it again.
      await call(sendVerificationMail).catch(() => undefined);
    },
  );
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          autoFocus
          maxLength={accountLimits.displayName}
          value={name}
          onChange={setName}
          error={errors.name}
        />
        <EmailField value={email} onChange={onEmail} error={errors.email} />
        <PasswordField
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={`At least ${shortestPassword} characters.`}
        />
        <SubmitButton
          label="Create account"
          isBusy={isBusy}
          doing="Creating an account"
          error={errors.form}
        />
      </form>
      <GoogleButton isBusy={isBusy} run={run} />
      <p className={styles.foot}>
        Have an account?{' '}
        <Link className={styles.link} href={signInAddress('signIn', next)}>
          Sign in
        </Link>
      </p>
      <LegalLinks lead="By creating an account you accept the" />
    </>
  );
}
