import { useInfiniteQuery } from '@tanstack/react-query';
import { useAuditReader } from '@/components/activity/use-audit-reader';
import { useNow } from '@/lib/client/browser/use-now';
import { useSignedInUser } from '@/contexts/AuthContext';
import { auditQuery } from '@/lib/client/queries/support/audit-queries';
import { lookEvery } from '@/lib/client/queries/support/support-queries';
import { auditActor, auditKindOf, auditWords } from '@/lib/domain/audit/audit-words';
import { momentWords } from '@/lib/domain/app/day-words';
import styles from './SupportAccess.module.css';

const mostShown = 5;

/** The latest of what support did; nothing where there is nothing, or where the trail is not the reader’s to see. */
export function SupportActivity({ orgId }: { orgId: string | null }) {
  const { uid } = useSignedInUser();
  const now = useNow();
  const { data } = useInfiniteQuery({ ...auditQuery(uid, orgId), refetchInterval: lookEvery });
  const events = (data?.pages ?? [])
    .flatMap((page) => page.events)
    .filter((event) => auditKindOf(event) === 'support')
    .slice(0, mostShown);
  const reader = useAuditReader(orgId, events);
  if (events.length === 0) return null;
  return (
    <ul className={styles.uses} aria-label="Recent support activity">
      {events.map((event) => (
        <li key={event.id} className={styles.use}>
          <time dateTime={event.at}>{momentWords(event.at, now)}</time>
          <span>
            {auditActor(event, reader)} {auditWords(event, reader)}
          </span>
        </li>
      ))}
    </ul>
  );
}
