import { Button } from '@/components/ui/Button';
import { useAuth } from '@/contexts/AuthContext';
import { SendVerificationMail } from './SendVerificationMail';
import styles from './SignIn.module.css';

/** After signing up: the address is not confirmed yet, and work can begin all the same. */
export function CheckMail({ next }: { next: string }) {
  const { user, logOut } = useAuth();
  return (
    <>
      <p className={styles.text}>
        We sent a link to <b>{user?.email}</b>. Open it to confirm that the address is yours.
      </p>
      <Button href={next} variant="contained" size="large" fullWidth>
        Continue to Heelwrite
      </Button>
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
