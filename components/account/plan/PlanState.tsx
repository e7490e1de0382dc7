import { useMutation } from '@tanstack/react-query';
import { PlanComparison } from '@/components/billing/PlanComparison';
import { onDemand } from '@/components/on-demand/on-demand';
import { Badge } from '@/components/ui/feedback/Badge';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import { personalPaymentSession } from '@/lib/client/wire/payment-session';
import type { Subscription } from '@/lib/contracts/subscription';
import { dayWords } from '@/lib/domain/app/day-words';
import { isMember } from '@/lib/domain/organizations/organizations';
import { isRunning } from '@/lib/domain/billing/subscription-status';
import { type PlanAction, planWords } from '@/lib/domain/billing/subscription-words';
import { useNow } from '@/lib/client/browser/use-now';
import styles from './PlanState.module.css';

const KeepPlan = onDemand(() => import('@/components/billing/KeepPlan').then((module) => module.KeepPlan));

const paymentActions: Readonly<Partial<Record<PlanAction, string>>> = {
  subscribe: 'Subscribe',
  manage: 'Manage billing',
  'update-card': 'Update your card',
};

interface Props {
  subscription: Subscription | null;
  /** Nothing is offered to be bought twice. */
  isPaymentAwaited: boolean;
}

/** The plan by its name, its state in plain words, and the one thing to do about it. */
export function PlanState({ subscription, isPaymentAwaited }: Props) {
  const { name, state, tone, sentences, action, offersOwn } = usePlanWords(subscription);
  const { select } = useOrganization();
  const isOnline = useIsOnline();
  const session = useMutation({
    mutationFn: personalPaymentSession,
    onSuccess: (address) => goToAddress(address),
  });
  const payment = isPaymentAwaited
    ? undefined
    : offersOwn
      ? 'Subscribe for yourself'
      : paymentActions[action];
  const isFirstPayment = offersOwn || action === 'subscribe';
  return (
    <div className={styles.plan}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          {name} <Badge tone={tone}>{state}</Badge>
        </h3>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {action === 'invitation' && <p>The invitation is waiting in the account menu, at the top right.</p>}
        {offersOwn && payment !== undefined && <p>Or subscribe for yourself and have a plan of your own.</p>}
        {isOnline && session.error !== null && (
          <p role="alert" className={styles.error}>
            The payment page did not open. {errorSentence(session.error)}
          </p>
        )}
      </div>
      {isFirstPayment && payment !== undefined && (
        <div className={styles.compared}>
          <PlanComparison level={4} />
        </div>
      )}
      {subscription?.source === 'personal' && subscription.cancelAtPeriodEnd && (
        <KeepPlan subscription={subscription} />
      )}
      <div className={styles.actions}>
        {action === 'organization' && (
          <Button href="/organization" onClick={() => select(subscription?.orgId ?? '')}>
            Manage licenses and billing
          </Button>
        )}
        {payment !== undefined && (
          <Button
            variant={action === 'manage' || offersOwn ? 'outlined' : 'contained'}
            // On the way out it stays off: the other page takes its time.
            disabled={session.isPending || session.isSuccess}
            onClick={() => session.mutate()}
          >
            {payment}
          </Button>
        )}
      </div>
    </div>
  );
}

function usePlanWords(subscription: Subscription | null) {
  const user = useSignedInUser();
  const { active, pending } = useOrganization();
  const now = useNow();
  const isOurs = ({ id }: { id: string }) => id === subscription?.orgId;
  const member = active.find(isOurs);
  const host = member ?? pending.find(isOurs);
  const isAdmin = member?.members.find((each) => isMember(each, user))?.role === 0;
  const running = active.find(({ mostRecentSubscriptionStatus: kept }) => isRunning(kept?.status));
  return planWords(subscription, {
    organization: host ? { name: host.name, tie: !member ? 'invited' : isAdmin ? 'admin' : 'member' } : null,
    coveredBy: running?.name ?? null,
    day: (time) => dayWords(time, now),
  });
}
