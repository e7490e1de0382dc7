import { countOf } from '@/components/snippets/snippet-count';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './FilterCount.module.css';

/** How many snippets a filter shows, beside its name; null: nobody knows yet. */
export function FilterCount({ count }: { count: number | null }) {
  return (
    count !== null && (
      <span className={styles.count} data-count>
        <span aria-hidden>{count.toLocaleString()}</span>
        <VisuallyHidden>, {countOf(count)}</VisuallyHidden>
      </span>
    )
  );
}
