import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { FieldArt } from '@/components/page/FieldArt';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import styles from './EmptyLibrary.module.css';
import { useAddStarterSnippets } from './use-add-starter-snippets';

interface Props {
  organizationName: string;
  /** Shows the school's, where there are some. */
  onShowShared: () => void;
}

/** One's own library before anything is in it, where the school has snippets. */
export function EmptyMine({ organizationName, onShowShared }: Props) {
  const { add, isAdding } = useAddStarterSnippets();
  return (
    <div className={styles.place}>
      <EmptyState
        picture={<Dog />}
        title="No snippets of your own yet"
        text={`Only you see what you keep here. You can use the snippets of ${organizationName} as well.`}
        action={
          <Button variant="contained" size="large" disabled={isAdding} onClick={() => void add()}>
            {isAdding ? 'Adding the starter snippets…' : 'Add the starter snippets'}
          </Button>
        }
        more={
          <>
            or{' '}
            <Link href="/snippets/create" className={styles.link}>
              write your own
            </Link>{' '}
            or{' '}
            <button type="button" className={styles.link} onClick={onShowShared}>
              see those of {organizationName}
            </button>
          </>
        }
        help={{ href: '/help#first-snippet', text: 'How snippets work' }}
      />
      <FieldArt />
    </div>
  );
}
