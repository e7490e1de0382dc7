import Link from 'next/link';
import styles from './SignIn.module.css';

/** With a lead, as in "By creating an account you accept the", it reads as one sentence. */
export function LegalLinks({ lead }: { lead?: string }) {
  return (
    <p className={styles.legal}>
      {lead} <Link href="/terms">Terms</Link> and <Link href="/privacy">Privacy</Link>
    </p>
  );
}
