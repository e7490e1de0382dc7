import Link from 'next/link';
import { useAddStarterSnippets } from '@/components/snippets/library/use-add-starter-snippets';
import { Button } from '@/components/ui/buttons/Button';
import styles from './LibraryPane.module.css';

/** A library without a single snippet. */
export function NoSnippetsYet() {
  const { add, isAdding } = useAddStarterSnippets();
  return (
    <div className={styles.empty}>
      <p data-tour="pick">Your snippets will appear here, ready to use in an email.</p>
      <Button disabled={isAdding} onClick={() => void add()}>
        {isAdding ? 'Adding the starter snippets…' : 'Add the starter snippets'}
      </Button>
      <Link className={styles.link} href="/snippets/create">
        Write your own
      </Link>
      <Link className={styles.help} href="/help#first-email">
        How to write an email
      </Link>
    </div>
  );
}
