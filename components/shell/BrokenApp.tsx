import { StandalonePage } from '@/components/page/StandalonePage';
import styles from '@/components/page/StandalonePage.module.css';

/** What surrounds every page could not be drawn: nothing of it can be counted on here. */
export function BrokenApp() {
  return (
    <StandalonePage title="Something went wrong">
      <p className={styles.text}>This is our fault. Your work on this device is safe. Load the page again.</p>
      <button type="button" className={styles.button} onClick={() => window.location.reload()}>
        Load again
      </button>
    </StandalonePage>
  );
}
