import { IconChevronLeft } from '@tabler/icons-react';
import Link from 'next/link';
import type { ParsedUrlQuery } from 'node:querystring';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { PageHeader } from '@/components/page/PageHeader';
import { useDeleteAtOnce } from '@/components/snippets/actions/use-delete-snippets';
import { useMayReadPast } from '@/components/snippets/use-may-read-past';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { Segment } from '@/components/ui/fields/Segment';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useAddressQuery } from '@/lib/client/browser/use-address-query';
import styles from './Trash.module.css';
import { TrashList } from './TrashList';

/** null: not chosen. */
type Choice = 'mine' | 'organization' | null;
const form = {
  read: ({ library }: ParsedUrlQuery): Choice =>
    library === 'mine' || library === 'organization' ? library : null,
  write: (library: Choice): Record<string, string> => (library === null ? {} : { library }),
};

/** What was deleted from one's own library, or from the current organization's where one may write in it. */
export function TrashPage() {
  useDeleteAtOnce();
  const { uid } = useSignedInUser();
  const { current, status, role } = useOrganization();
  const mayReadShared = useMayReadPast(current?.id ?? null, 'trash.read') && current !== null;
  const [choice, choose] = useAddressQuery(form);
  const isKnown = mayReadShared || !(status === 'loading' || (current !== null && role.status === 'loading'));
  const shown = mayReadShared ? (choice ?? 'organization') : 'mine';
  const orgId = shown === 'organization' ? (current?.id ?? null) : null;

  return (
    <div className={styles.page}>
      <Link href="/snippets" className={styles.back}>
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
        Snippets
      </Link>
      <PageHeader
        title="Trash"
        actions={
          mayReadShared && (
            <Segment<'mine' | 'organization'>
              label="Library"
              className={styles.libraries}
              value={shown}
              onChange={(library) => choose(() => library)}
              options={[
                { value: 'mine', label: 'Mine' },
                { value: 'organization', label: current.name },
              ]}
            />
          )
        }
      />
      <p className={styles.lead}>
        Snippets stay here for 30 days after they are deleted. Then they are gone.
      </p>
      <NeedsNetwork>You are offline. The trash can be seen and used once you are back.</NeedsNetwork>
      {isKnown ? (
        <TrashList
          key={orgId}
          library={{ uid, orgId }}
          organizationName={orgId === null ? null : (current?.name ?? null)}
        />
      ) : (
        <SkeletonRows label="Loading the trash" rows={6} />
      )}
    </div>
  );
}
