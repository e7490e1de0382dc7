import type { ReactNode } from 'react';
import { useAuth } from '@/contexts/AuthContext';
import { SendVerificationMail } from './SendVerificationMail';
import styles from './SignIn.module.css';

/** What to do about an address that waits to be confirmed; the way on is up to where this stands. */
export function CheckMail({ children }: { children: ReactNode }) {
  const { user, logOut } = useAuth();
  return (
    <>
      <p className={styles.text}>
        We sent a link to <b>{user?.email}</b>. Open it to confirm that the address is yours.
      </p>
      {children}
      <p className={styles.foot}>
        No email after a minute? Check your spam folder, or <SendVerificationMail />.
      </p>
      <p className={styles.foot}>
        Is the address mistyped?{' '}
        <button type="button" className={styles.link} onClick={() => void logOut()}>
          Sign up with the right one
        </button>
      </p>
    </>
  );
}
