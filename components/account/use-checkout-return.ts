import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { isRunning } from '@/lib/domain/seats';

/** What the payment page led back with; late: paid perhaps, and not here after a while. */
type Outcome = 'none' | 'waiting' | 'late' | 'arrived' | 'cancelled';

const askEvery = 1_000;
const patience = 15_000;

const outcomeOf = (asked: string | null): Outcome =>
  asked === 'done' ? 'waiting' : asked === 'cancelled' ? 'cancelled' : 'none';

/** After the payment page: waits for what was paid to be known here, and takes the note out of the address. */
export function useCheckoutReturn(): { outcome: Outcome; checkAgain: () => void } {
  const router = useRouter();
  const client = useQueryClient();
  const { subscription, refetch } = useSubscription();
  const isPaid = subscription?.source === 'personal' && isRunning(subscription.status);
  const asked = typeof router.query.checkout === 'string' ? router.query.checkout : null;
  const [seen, setSeen] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<Outcome>('none');

  if (asked !== null && asked !== seen) {
    setSeen(asked);
    setOutcome(outcomeOf(asked));
  }
  if (isPaid && (outcome === 'waiting' || outcome === 'late')) setOutcome('arrived');

  useEffect(() => {
    if (asked !== null) void router.replace('/profile', undefined, { shallow: true, scroll: false });
    // The router object is another one after each navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked]);

  useEffect(() => {
    if (outcome !== 'waiting') return undefined;
    void refetch();
    const timer = setInterval(() => void refetch(), askEvery);
    const end = setTimeout(() => setOutcome('late'), patience);
    return () => {
      clearInterval(timer);
      clearTimeout(end);
    };
    // Each answer brings another refetch; the waiting goes on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome]);

  useEffect(() => {
    if (outcome === 'arrived') void client.invalidateQueries({ queryKey: ['usage'] });
  }, [outcome, client]);

  return { outcome, checkAgain: () => setOutcome('waiting') };
}
