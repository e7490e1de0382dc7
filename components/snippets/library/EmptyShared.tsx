import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { FieldArt } from '@/components/page/FieldArt';
import { Dog } from '@/components/ui/brand/Dog';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { useOrganization } from '@/contexts/OrganizationContext';
import type { Organization } from '@/lib/contracts/organization-fields';
import { useMayWrite } from '@/components/snippets/use-may-write';
import styles from './EmptyLibrary.module.css';
import { useAddStarterSnippets } from './use-add-starter-snippets';

interface Props {
  organization: Organization;
  /** Shows one's own, to choose from them what everyone gets. */
  onMove: () => void;
}

/** A school's library before anything is in it, where its trainer has snippets of their own. */
export function EmptyShared({ organization, onMove }: Props) {
  const { add, isAdding } = useAddStarterSnippets();
  const mayWrite = useMayWrite();
  const { role } = useOrganization();
  const { name } = organization;
  // What may be done here is not said before it is known.
  if (role.status === 'loading') return null;
  return (
    <div className={styles.place}>
      {mayWrite({ orgId: organization.id }) ? (
        <EmptyState
          picture={<Dog />}
          title={`${name} has no snippets yet`}
          text={`Everyone in ${name} can find and use what you put here.`}
          action={
            <Button
              variant="contained"
              size="large"
              disabled={isAdding}
              onClick={() => void add(organization)}
            >
              {isAdding ? 'Adding the starter snippets…' : 'Add the starter snippets'}
            </Button>
          }
          more={
            <>
              or{' '}
              <Link href="/snippets/create" className={styles.link}>
                write one
              </Link>{' '}
              or{' '}
              <button type="button" className={styles.link} onClick={onMove}>
                move some of mine
              </button>
            </>
          }
          help={{ href: '/help#first-snippet', text: 'How snippets work' }}
        />
      ) : (
        <EmptyState
          picture={<Dog />}
          title={`${name} has no snippets yet`}
          text="An admin or an editor adds them. You will find them here as soon as they do."
          action={
            <Button size="large" onClick={onMove}>
              Show mine
            </Button>
          }
        />
      )}
      <FieldArt />
    </div>
  );
}
