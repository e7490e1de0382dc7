import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import { clearingName, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';
import styles from './LibraryPane.module.css';

const NoSnippetsYet = onDemand(() => import('./NoSnippetsYet').then((module) => module.NoSnippetsYet));

type Props =
  | { kind: 'failed'; onAct: () => void }
  | { kind: 'empty' }
  | {
      kind: 'no-match';
      filters: SnippetFilters;
      /** Of the school whose library is chosen and holds nothing. */
      emptyShelf: string | null;
      onAct: () => void;
    };

/** Why there is nothing to choose from, and what to do. */
export function NothingToPick(props: Props) {
  switch (props.kind) {
    case 'failed':
      return (
        <div className={styles.empty} role="alert">
          <p>Your snippets could not be loaded. Your email is safe on this device.</p>
          <Button onClick={props.onAct}>Try again</Button>
        </div>
      );
    case 'empty':
      return <NoSnippetsYet />;
    case 'no-match': {
      const query = props.filters.query.trim();
      return (
        <div className={styles.empty}>
          <p>
            {props.emptyShelf ??
              (query === '' ? 'No snippet has these tags.' : `Nothing matches “${query}”.`)}
          </p>
          <Button onClick={props.onAct}>
            {props.emptyShelf === null ? clearingName(props.filters) : 'Show all'}
          </Button>
          <Link className={styles.help} href="/help#finding">
            How the search works
          </Link>
        </div>
      );
    }
  }
}
