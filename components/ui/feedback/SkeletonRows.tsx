import styles from './SkeletonRows.module.css';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';

interface Props {
  /** What is on its way, read out: "Loading snippets". */
  label: string;
  rows?: number;
}

/** Quiet lines at row height while a list is on its way. */
export function SkeletonRows({ label, rows = 6 }: Props) {
  return (
    <div role="status" className={styles.rows} data-loading>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true">
          <span className={styles.bar} style={{ width: `${18 + ((index * 7) % 12)}%` }} />
          <span className={styles.bar} style={{ width: `${38 + ((index * 13) % 24)}%` }} />
        </div>
      ))}
    </div>
  );
}
