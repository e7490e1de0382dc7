import { useNow } from '@/lib/client/browser/use-now';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useChangeSupportAccess } from '@/lib/client/queries/support/support-queries';
import type { SupportAccess } from '@/lib/contracts/support';
import { momentWords, timeLeft } from '@/lib/domain/app/day-words';
import styles from './SupportAccess.module.css';

const SupportActivity = onDemand(() => import('./SupportActivity').then((module) => module.SupportActivity));

interface Props {
  orgId: string | null;
  access: SupportAccess;
}

/** On: how long still, who looked at what, and the way to end it at once. */
export function GrantedAccess({ orgId, access }: Props) {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const now = useNow();
  const change = useChangeSupportAccess(uid, orgId);
  const { expiresAt = '', lastUsedAt, lastUsedBy } = access;
  return (
    <div className={styles.access}>
      <p className={styles.what}>
        Heelwrite support can read {orgId === null ? 'your private snippets' : 'the shared snippets'} but
        cannot change anything. {capitalized(timeLeft(expiresAt, now) ?? '')}.{' '}
        {lastUsedAt === undefined
          ? 'Nobody has looked yet.'
          : `Last used ${momentWords(lastUsedAt, now)} by ${lastUsedBy ?? 'a former member'}.`}
      </p>
      <SupportActivity orgId={orgId} />
      <Button
        fullWidth
        className={styles.revoke}
        disabled={change.isPending}
        onClick={() => change.mutate(null, { onSuccess: () => notify({ text: 'Support access has ended' }) })}
      >
        Revoke now
      </Button>
      {change.error !== null && (
        <p role="alert" className={styles.error}>
          Access was not ended. {errorSentence(change.error)}
        </p>
      )}
    </div>
  );
}

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
