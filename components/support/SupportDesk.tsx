import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '@/components/page/LoadFailure';
import { useNow } from '@/lib/client/browser/use-now';
import { Button } from '@/components/ui/buttons/Button';
import { Panel } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { grantsQuery } from '@/lib/client/queries/support/support-queries';
import type { SupportGrant } from '@/lib/contracts/support';
import { dayWords } from '@/lib/domain/app/day-words';
import { granterName, grantKey, grantedLibraryAddress } from './granted-library-address';
import styles from './SupportDesk.module.css';
import { SupportMembership } from './SupportMembership';

/** For support staff: who lets them read what, and until when. */
export function SupportDesk() {
  const { uid } = useSignedInUser();
  const { data: grants, error, refetch } = useQuery(grantsQuery(uid));
  return (
    <Panel id="support-desk" title="Support desk">
      {grants === undefined && error === null && <SkeletonRows label="Loading granted access" rows={3} />}
      {grants === undefined && error !== null && (
        <LoadFailure what="Granted access" error={error} onRetry={() => void refetch()} />
      )}
      {grants?.length === 0 && (
        <p className={styles.empty}>
          Nobody is granting access at the moment. Ask the person you are helping to grant it.
        </p>
      )}
      {grants !== undefined && grants.length > 0 && (
        <ul>
          {grants.map((grant) => (
            <GrantRow key={grantKey(grant)} grant={grant} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function GrantRow({ grant }: { grant: SupportGrant }) {
  const now = useNow();
  const name = granterName(grant);
  const isPerson = grant.kind === 'private-snippets';
  return (
    <li className={styles.grant}>
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.what}>
          {isPerson ? `${grant.email}, private snippets` : 'Organization, shared snippets'} until{' '}
          {dayWords(grant.expiresAt, now)}
        </p>
      </div>
      <div className={styles.actions}>
        {!isPerson && <SupportMembership orgId={grant.orgId} name={grant.name} isJoined={grant.joined} />}
        <Button href={grantedLibraryAddress(grant)} aria-label={`Open their snippets: ${name}`}>
          Open their snippets
        </Button>
      </div>
    </li>
  );
}
