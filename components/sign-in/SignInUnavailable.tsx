import { StandalonePage } from '@/components/page/StandalonePage';
import styles from '@/components/page/StandalonePage.module.css';

/** The part of the program that knows who is there did not load: a broken connection, or a new release. */
export function SignInUnavailable() {
  return (
    <StandalonePage title="Heelwrite did not load">
      <p className={styles.text}>
        Your work on this device is safe. Check your connection, then load the page again.
      </p>
      {/* Plain on purpose: with the connection broken, no other part of the program can be counted on. */}
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        Load again
      </button>
    </StandalonePage>
  );
}
