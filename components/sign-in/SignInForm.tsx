import Link from 'next/link';
import { useState } from 'react';
import { signIn } from '@/lib/client/sign-in/auth';
import { emailError } from '@/lib/domain/app/sign-in-errors';
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

export function SignInForm({ next, email, onEmail }: Props) {
  const [password, setPassword] = useState('');
  const { errors, isBusy, submit, run } = useSignInForm(
    () => ({
      email: emailError(email),
      password: password === '' ? 'Enter your password.' : undefined,
    }),
    () => signIn(email.trim(), password),
  );
  return (
    <>
      <form className={styles.form} noValidate onSubmit={submit}>
        <EmailField autoFocus value={email} onChange={onEmail} error={errors.email} />
        <PasswordField
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          labelEnd={
            <Link className={styles.link} href={signInAddress('forgot', next)}>
              Forgot your password?
            </Link>
          }
        />
        <SubmitButton label="Sign in" isBusy={isBusy} doing="Signing in" error={errors.form} />
      </form>
      <GoogleButton isBusy={isBusy} run={run} />
      <p className={styles.foot}>
        New here?{' '}
        <Link className={styles.link} href={signInAddress('signUp', next)}>
          Create an account
        </Link>
      </p>
      <LegalLinks />
    </>
  );
}
