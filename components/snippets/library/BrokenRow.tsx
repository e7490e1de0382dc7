import type { Snippet } from '@/lib/contracts/snippet-fields';
import styles from './SnippetTable.module.css';

interface Props {
  snippet: Snippet;
  rowIndex: number;
  isActive: boolean;
  top: number;
  onFocus: () => void;
  onOpen: () => void;
}

/** A row that cannot be drawn: its snippet is still named and opened, and deleted by the keys of the table. */
export function BrokenRow({ snippet: { id, title }, rowIndex, isActive, top, onFocus, onOpen }: Props) {
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      aria-label={title}
      data-id={id}
      tabIndex={isActive ? 0 : -1}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
      onFocus={onFocus}
      onClick={onOpen}
    >
      <div role="gridcell" className={styles.check} />
      <div role="gridcell" className={styles.text}>
        <span className={styles.title}>{title}</span>
        <span className={styles.line}>This snippet could not be shown.</span>
      </div>
    </div>
  );
}
