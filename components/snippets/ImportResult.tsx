import { errorSentence } from '@/lib/client/error-sentence';
import styles from './ImportDialog.module.css';
import { countOf } from './snippet-count';
import type { FinishedImport } from './use-import';

/** What became of the import, and of what was left out why. */
export function ImportResult({ created, updated, skipped, error, rest }: FinishedImport) {
  const parts = [
    `${countOf(created)} added`,
    ...(updated > 0 ? [`${updated.toLocaleString()} updated`] : []),
    ...(skipped.length > 0 ? [`${skipped.length.toLocaleString()} skipped`] : []),
  ];
  return (
    <div role="status">
      <p className={styles.lead}>{parts.join(', ')}.</p>
      {error !== null && (
        <p role="alert" className={styles.problem}>
          {errorSentence(error)} {countOf(rest.length)} from the file {rest.length === 1 ? 'was' : 'were'} not
          sent; what is listed above is kept.
        </p>
      )}
      {skipped.length > 0 && (
        <ul className={styles.skipped}>
          {skipped.map(({ title, reason }, index) => (
            <li key={index}>
              <strong>{title}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
