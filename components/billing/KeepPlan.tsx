import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useNow } from '@/lib/client/browser/use-now';
import { useResumePlan } from '@/lib/client/queries/organizations/license-queries';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import type { Subscription } from '@/lib/contracts/subscription';
import { dayWords } from '@/lib/domain/app/day-words';
import { canBeKept, keepingInWords } from '@/lib/domain/billing/keep-plan-words';
import styles from './KeepPlan.module.css';

interface Props {
  subscription: Subscription;
  /** The organization that pays; left out for a plan of one's own. */
  orgId?: string;
}

/** A plan that was canceled and still runs can be kept, with what that costs before it is done. */
export function KeepPlan({ subscription, orgId }: Props) {
  const now = useNow();
  const { notify } = useNotifications();
  const { mutate, isPending, error } = useResumePlan(orgId);
  const keep = () => mutate(undefined, { onSuccess: () => notify({ text: 'The plan goes on as before' }) });
  if (!canBeKept(subscription)) return null;
  return (
    <div className={styles.keep}>
      <p id="keep-plan">{keepingInWords(subscription, (time) => dayWords(time, now))}</p>
      {error !== null && (
        <p role="alert" className={styles.error}>
          {errorSentence(error)}
        </p>
      )}
      <Button aria-describedby="keep-plan" disabled={isPending} onClick={keep}>
        {isPending ? 'Keeping the plan…' : 'Keep the plan'}
      </Button>
    </div>
  );
}
