import Link from 'next/link';
import { editAddress } from '@/components/snippets/snippet-addresses';
import type { Snippets } from '@/components/snippets/use-snippets';
import { VersionBadges } from '@/components/snippets/library/VersionBadges';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { htmlToLine } from '@/lib/domain/text/html-text';
import { relativeTime } from '@/lib/domain/app/relative-time';
import { orderSnippets } from '@/lib/domain/snippets/snippet-order';
import { versionOrder } from '@/lib/domain/snippets/version-state';
import styles from './Home.module.css';
import type { StartChoices } from './use-start-choices';

const shown = 5;

const firstLine = ({ versions }: Snippet) =>
  htmlToLine(versionOrder.map((sex) => versions[sex]?.html).find((html) => html !== undefined) ?? '');

interface Props {
  library: Snippets;
  /** What an email can begin with stands above; here is what else was worked on. */
  choices: StartChoices;
  now: number;
}

/** The snippets that were written or changed last, with the way into each. */
export function ChangedSnippets({ library, choices, now }: Props) {
  const { snippets, retry } = library;
  const status = library.status === 'loaded' && choices.isWaiting ? 'loading' : library.status;
  const above = new Set(choices.snippets.map(({ id }) => id));
  const changed = orderSnippets(snippets, 'modified', {}).filter(({ id }) => !above.has(id));
  // How high what stands above it becomes is known with the snippets.
  if (status === 'loading' || (status === 'loaded' && changed.length === 0)) return null;
  return (
    <section className={styles.recent} aria-labelledby="home-recent">
      <h2 id="home-recent" className={styles.heading}>
        Changed last
        <Link href="/snippets">{snippets.length > 0 ? `All ${snippets.length}` : 'All'}</Link>
      </h2>
      {status === 'failed' && (
        <p role="alert" className={`${styles.rows} ${styles.failed}`}>
          Your snippets could not be loaded.{' '}
          <button type="button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {status === 'loaded' && (
        <ul className={styles.rows}>
          {changed.slice(0, shown).map((snippet) => (
            <li key={snippet.id}>
              <Link href={editAddress(snippet)} className={styles.row}>
                <span className={styles.title}>{snippet.title}</span>
                <span className={styles.line} aria-hidden="true">
                  {firstLine(snippet)}
                </span>
                <VersionBadges versions={snippet.versions} />
                <time className={styles.time} dateTime={snippet.updatedAt}>
                  {relativeTime(Date.parse(snippet.updatedAt), now)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
