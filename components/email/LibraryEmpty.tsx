import Link from 'next/link';
import { Button } from '@/components/ui/Button';
import { starterCount, useAddStarterSnippets } from '@/components/snippets/use-add-starter-snippets';
import styles from './LibraryPane.module.css';

type Props =
  | { kind: 'failed'; onAct: () => void }
  | { kind: 'empty' }
  | { kind: 'no-match'; query: string; onAct: () => void };

/** Why there is nothing to choose from, and what to do. */
export function LibraryEmpty(props: Props) {
  switch (props.kind) {
    case 'failed':
      return (
        <div className={styles.empty} role="alert">
          <p>Your snippets could not be loaded. The letter is safe on this device.</p>
          <Button onClick={props.onAct}>Try again</Button>
        </div>
      );
    case 'empty':
      return <NothingKept />;
    case 'no-match':
      return (
        <div className={styles.empty}>
          <p>
            {props.query.trim() === ''
              ? 'No snippet has these tags.'
              : `Nothing matches “${props.query.trim()}”.`}
          </p>
          <Button onClick={props.onAct}>Clear filters</Button>
        </div>
      );
  }
}

function NothingKept() {
  const { add, isAdding } = useAddStarterSnippets();
  return (
    <div className={styles.empty}>
      <p>The snippets you keep stand here, ready to be put into a letter.</p>
      <Button disabled={isAdding} onClick={() => void add()}>
        {isAdding ? 'Adding the starter snippets…' : `Add the ${starterCount} starter snippets`}
      </Button>
      <Link className={styles.link} href="/snippets/create">
        Write your own
      </Link>
    </div>
  );
}
