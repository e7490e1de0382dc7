import { errorSentence } from '@/lib/client/wire/error-sentence';
import styles from './ImportDialog.module.css';
import { countOf } from '@/components/snippets/snippet-count';
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
          sent; what is listed above was saved.
        </p>
      )}
      {skipped.length > 0 && (
        <ul className={styles.skipped}>
          {[...byReason(skipped)].map(([reason, titles]) => (
            <li key={reason}>
              <strong>{named(titles)}</strong> {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function byReason(skipped: FinishedImport['skipped']): ReadonlyMap<string, readonly string[]> {
  const titles = new Map<string, string[]>();
  for (const { title, reason } of skipped) titles.set(reason, [...(titles.get(reason) ?? []), title]);
  return titles;
}

const mostNamed = 3;

function named(titles: readonly string[]): string {
  const rest = titles.length - mostNamed;
  if (rest <= 0) return titles.join(', ');
  return `${titles.slice(0, mostNamed).join(', ')} and ${rest.toLocaleString()} more`;
}
