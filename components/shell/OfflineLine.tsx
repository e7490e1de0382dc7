import { useWayBack } from './use-way-back';
import styles from '@/components/ui/feedback/QuietLine.module.css';

/** A quiet line while there is no network; looks out for its return. */
export function OfflineLine() {
  useWayBack();
  return (
    <p role="status" className={styles.line}>
      You’re offline. Searching, writing and copying go on as usual; what needs the network says so.
    </p>
  );
}
