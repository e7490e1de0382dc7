import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { FieldArt } from '@/components/page/FieldArt';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useOrganization } from '@/contexts/OrganizationContext';
import styles from './EmptyLibrary.module.css';
import { useAddStarterSnippets } from './use-add-starter-snippets';
import { trashAddress } from '@/components/snippets/snippet-addresses';
import { useMayWrite } from '@/components/snippets/use-may-write';

interface Props {
  onImport: () => void;
  onOldEmail: () => void;
}

/** A library without a single snippet: the ways to begin. */
export function EmptyLibrary({ onImport, onOldEmail }: Props) {
  const { add, isAdding } = useAddStarterSnippets();
  const { current } = useOrganization();
  const mayWrite = useMayWrite();
  const shared = current && mayWrite({ orgId: current.id }) ? current : null;
  return (
    <div className={styles.place}>
      <EmptyState
        picture={<Dog />}
        title="Write it once, send it to every client"
        text="A snippet is a paragraph you use often, kept for male, female and any dog."
        action={
          <Button variant="contained" size="large" disabled={isAdding} onClick={() => void add()}>
            {isAdding ? 'Adding the starter snippets…' : 'Add the starter snippets'}
          </Button>
        }
        more={
          <span data-tour="new-snippet">
            or{' '}
            {shared && (
              <>
                <button
                  type="button"
                  className={styles.link}
                  disabled={isAdding}
                  onClick={() => void add(shared)}
                >
                  add them for everyone in {shared.name}
                </button>
                ,{' '}
              </>
            )}
            <Link href="/snippets/create" className={styles.link}>
              write your own
            </Link>
            ,{' '}
            <button type="button" className={styles.link} onClick={onOldEmail}>
              begin with an old email
            </button>
            ,{' '}
            <button type="button" className={styles.link} onClick={onImport}>
              import a file
            </button>{' '}
            or{' '}
            <Link href={trashAddress('all')} className={styles.link}>
              look in the trash
            </Link>
          </span>
        }
        help={{ href: '/help#first-snippet', text: 'How snippets work' }}
      />
      <FieldArt />
    </div>
  );
}
