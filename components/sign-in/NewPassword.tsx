import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { StandalonePage } from '@/components/page/StandalonePage';
import { codeOf, emailOfResetCode, resetPassword, signIn } from '@/lib/client/sign-in/auth';
import { newPasswordError, shortestPassword, signInErrorOf } from '@/lib/domain/app/sign-in-errors';
import { PasswordField } from './PasswordField';
import { signInAddress } from './sign-in-address';
import styles from './SignIn.module.css';
import { SubmitButton } from './SubmitButton';
import { useSignInForm } from './use-sign-in-form';

function NewPasswordForm({ code, email }: { code: string; email: string }) {
  const router = useRouter();
  const [password, setPassword] = useState('');
  const { errors, isBusy, submit } = useSignInForm(
    () => ({ password: newPasswordError(password) }),
    async () => {
      await resetPassword(code, password);
      await signIn(email, password);
      await router.replace('/');
    },
  );
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {/* For password managers, which keep a password under its address. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        autoFocus
        value={password}
        onChange={setPassword}
        error={errors.password}
        hint={`At least ${shortestPassword} characters.`}
      />
      <SubmitButton label="Save and sign in" isBusy={isBusy} doing="Saving a password" error={errors.form} />
    </form>
  );
}

/** Where the link in the password mail leads. */
export function NewPassword({ code }: { code: string }) {
  const {
    data: email,
    error,
    isPending,
  } = useQuery({
    queryKey: ['reset-password', code],
    queryFn: () => emailOfResetCode(code),
    retry: false,
    staleTime: Infinity,
  });
  if (isPending) return <StandalonePage title="Choose a new password" lead="One moment." />;
  if (error !== null) {
    return (
      <StandalonePage title="Choose a new password">
        <p className={styles.text}>{signInErrorOf(codeOf(error)).text}</p>
        <p className={styles.foot}>
          <Link className={styles.link} href={signInAddress('forgot', '/')}>
            Send a new link
          </Link>
        </p>
      </StandalonePage>
    );
  }
  return (
    <StandalonePage title="Choose a new password" lead={`For ${email}`}>
      <NewPasswordForm code={code} email={email} />
    </StandalonePage>
  );
}
