import { onDemand } from '@/components/on-demand/on-demand';
import styles from '@/components/ui/feedback/QuietLine.module.css';

const again = 'Send it again';

const SendVerificationMail = onDemand(
  () => import('@/components/sign-in/SendVerificationMail').then((module) => module.SendVerificationMail),
  <span className={styles.again}>{again}</span>,
);

/** A quiet line until the address is confirmed; work goes on meanwhile. */
export function ConfirmAddress({ email }: { email: string }) {
  return (
    <aside aria-label="Your address" className={styles.line}>
      Confirm your address: open the link we sent to {email}. No email? <SendVerificationMail label={again} />
    </aside>
  );
}
