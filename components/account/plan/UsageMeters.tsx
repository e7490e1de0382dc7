import { useQuery } from '@tanstack/react-query';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useNow } from '@/lib/client/browser/use-now';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { usageQuery } from '@/lib/client/queries/account/usage-queries';
import { dayWords } from '@/lib/domain/app/day-words';
import { roomOfBytes } from '@/lib/domain/billing/picture-room';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { LoadFailure } from '@/components/page/LoadFailure';
import styles from './UsageMeters.module.css';

/** What was used of the plan: words swapped this month, private snippets, and room for pictures. */
export function UsageMeters() {
  const { uid } = useSignedInUser();
  const now = useNow();
  const { data, error, refetch } = useQuery(usageQuery(uid));
  const { subscription } = useSubscription();
  const { active } = useOrganization();
  if (data === undefined) {
    if (error === null) return <SkeletonRows label="Loading your usage" rows={2} />;
    return <LoadFailure what="Your usage" error={error} onRetry={() => void refetch()} />;
  }
  const { tokens, snippets, pictures } = data;
  const isShared = isRunning(subscription?.status) && active.some(({ id }) => id === subscription?.orgId);
  return (
    <div className={styles.meters}>
      <Meter
        label="Words swapped this month"
        used={tokens.used}
        limit={tokens.limit}
        note={`${isShared ? 'Shared by everyone in your organization. ' : ''}Resets on ${dayWords(tokens.resetsAt, now)}.`}
      />
      <Meter label="Private snippets" used={snippets.used} limit={snippets.limit} />
      {pictures && (
        <Meter label="Pictures" used={pictures.usedBytes} limit={pictures.limitBytes} inWords={roomOfBytes} />
      )}
    </div>
  );
}

interface MeterProps {
  label: string;
  used: number;
  /** null: no limit. */
  limit: number | null;
  note?: string;
  inWords?: (amount: number) => string;
}

const inDigits = (amount: number) => amount.toLocaleString();

function Meter({ label, used, limit, note, inWords = inDigits }: MeterProps) {
  const words = limit === null ? `${inWords(used)}, no limit` : `${inWords(used)} of ${inWords(limit)}`;
  const isFull = limit !== null && used >= limit;
  return (
    <div>
      <p className={styles.head}>
        <span className={styles.label}>{label}</span>
        <span className={styles.count}>{words}</span>
      </p>
      {limit !== null && (
        <div
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={limit}
          aria-valuenow={Math.min(used, limit)}
          aria-valuetext={words}
          className={styles.track}
          data-full={isFull}
        >
          <div style={{ width: `${limit === 0 ? 100 : Math.min(100, (used / limit) * 100)}%` }} />
        </div>
      )}
      {(note !== undefined || isFull) && (
        <p className={styles.note}>
          {isFull && 'All used up. '}
          {note}
        </p>
      )}
    </div>
  );
}
