import { ConfirmFirst } from './ConfirmFirst';
import { Button } from '@/components/ui/buttons/Button';
import { useAuth } from '@/contexts/AuthContext';
import { ContactLink } from '@/components/help/ContactLink';
import { StandalonePage } from '@/components/page/StandalonePage';
import styles from '@/components/page/StandalonePage.module.css';

/** For people who are signed in with an address that is not on the list, or is and waits to be confirmed. */
export function NotAdmitted() {
  const { user, refusal, logOut } = useAuth();
  if (refusal === 'email-to-be-confirmed') return <ConfirmFirst />;
  return (
    <StandalonePage title="You are not on the list yet">
      <p className={styles.text}>
        {user?.email} is signed in, but that address is not allowed to use Heelwrite here. Ask{' '}
        <ContactLink className={styles.link} /> to add this address. If you have another one, sign in with
        that.
      </p>
      <Button variant="contained" size="large" fullWidth onClick={() => void logOut()}>
        Use another address
      </Button>
    </StandalonePage>
  );
}
