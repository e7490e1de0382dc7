import { SendVerificationMail } from '@/components/sign-in/SendVerificationMail';
import styles from './ConfirmAddress.module.css';

/** A quiet line until the address is confirmed; work goes on meanwhile. */
export function ConfirmAddress({ email }: { email: string }) {
  return (
    <aside aria-label="Your address" className={styles.line}>
      Confirm your address: open the link we sent to {email}. No email?{' '}
      <SendVerificationMail label="Send it again" />
    </aside>
  );
}
