import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ChoiceButton } from '@/components/on-demand/ChoiceButton';
import { useNow } from '@/lib/client/browser/use-now';
import { Button } from '@/components/ui/buttons/Button';
import { Panel } from '@/components/ui/Panel';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { auditQuery } from '@/lib/client/queries/support/audit-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { AuditEvent } from '@/lib/contracts/audit';
import {
  auditActor,
  type AuditKind,
  auditKindNames,
  auditKindOf,
  auditKinds,
  auditWords,
} from '@/lib/domain/audit/audit-words';
import { momentWords } from '@/lib/domain/app/day-words';
import styles from './ActivityList.module.css';
import { LoadFailure } from '@/components/page/LoadFailure';
import { useAuditReader } from './use-audit-reader';

const filters = [
  { value: 'all', label: 'All' },
  ...auditKinds.map((value) => ({ value, label: auditKindNames[value] })),
] as const;

/** What happened, the newest first; `orgId` null is what concerns the person. */
export function ActivityList({ orgId }: { orgId: string | null }) {
  const { uid } = useSignedInUser();
  const { active } = useOrganization();
  const now = useNow();
  const [kind, setKind] = useState<AuditKind | 'all'>('all');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(uid, orgId),
  );
  const events = data?.pages.flatMap((page) => page.events) ?? [];
  const reader = useAuditReader(orgId, events);
  /** Among what concerns the person, it may be the one or the other. */
  const placeOf = (event: AuditEvent) =>
    orgId === null ? active.find(({ id }) => id === event.orgId)?.name : undefined;
  const download = useMutation({
    mutationFn: async () => (await import('./download-activity')).downloadActivity(orgId, reader),
  });
  const shown = kind === 'all' ? events : events.filter((event) => auditKindOf(event) === kind);

  return (
    <Panel
      id="activity"
      title="Activity"
      aside={
        events.length > 0 && (
          <div className={styles.tools}>
            <ChoiceButton label="Show" options={filters} value={kind} onChange={setKind} />
            <Button variant="text" disabled={download.isPending} onClick={() => download.mutate()}>
              Download CSV
            </Button>
          </div>
        )
      }
    >
      {download.error !== null && (
        <p role="alert" className={styles.error}>
          The file could not be made. {errorSentence(download.error)}
        </p>
      )}
      {data === undefined && error !== null && (
        <LoadFailure what="The activity" error={error} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null && <SkeletonRows label="Loading the activity" rows={4} />}
      {data !== undefined && shown.length === 0 && (
        <p className={styles.empty}>
          {events.length === 0
            ? 'Nothing yet. Memberships, support access and deletions are recorded here.'
            : hasNextPage
              ? 'Nothing of this kind among the entries shown so far.'
              : 'Nothing of this kind.'}
        </p>
      )}
      {shown.length > 0 && (
        <ol className={styles.events} aria-label="Activity">
          {shown.map((event) => (
            <li key={event.id} className={styles.event}>
              <time dateTime={event.at} className={styles.time}>
                {momentWords(event.at, now)}
              </time>
              <span>
                {auditActor(event, reader)} {auditWords(event, reader)}
                {placeOf(event) !== undefined && <span className={styles.place}> · {placeOf(event)}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {data !== undefined && error !== null && (
        <p role="alert" className={styles.error}>
          {errorSentence(error)}
        </p>
      )}
      {hasNextPage && (
        <Button className={styles.more} disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading' : 'Show earlier'}
        </Button>
      )}
    </Panel>
  );
}
