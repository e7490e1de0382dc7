import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { refreshMembership } from '@/lib/client/organization-queries';
import { isRunning } from '@/lib/domain/seats';

const wait = 1_000;
const mostTries = 15;

export interface CheckoutReturnState {
  kind: 'none' | 'waiting' | 'late' | 'cancelled';
  /** Paid, as far as the browser knows, and not yet heard of from the server. */
  isAwaited: boolean;
  checkAgain: () => void;
  dismiss: () => void;
}

/** What to tell someone who comes back from the checkout: a payment may arrive a little later than they do. */
export function useCheckoutReturn(): CheckoutReturnState {
  const router = useRouter();
  const client = useQueryClient();
  const { notify } = useNotifications();
  const { current } = useOrganization();
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState(-1);
  const { checkout } = router.query;
  const isDone = checkout === 'done';
  const isPaid = isRunning(current?.mostRecentSubscriptionStatus?.status);
  const isLate = lateRound === round;
  const { replace } = router;

  const dismiss = useCallback(() => void replace('/organization', undefined, { shallow: true }), [replace]);

  useEffect(() => {
    if (!isDone || !isPaid) return;
    notify({ text: 'Your payment has arrived. The seats are yours.' });
    dismiss();
  }, [isDone, isPaid, notify, dismiss]);

  useEffect(() => {
    if (!isDone || isPaid) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      tries += 1;
      await refreshMembership(client);
      if (isOver) return;
      if (tries >= mostTries) setLateRound(round);
      else timer = setTimeout(() => void look(), wait);
    };
    timer = setTimeout(() => void look(), wait);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isDone, isPaid, round, client]);

  const kind =
    checkout === 'cancelled' ? 'cancelled' : !isDone || isPaid ? 'none' : isLate ? 'late' : 'waiting';
  return {
    kind,
    isAwaited: kind === 'waiting' || kind === 'late',
    checkAgain: useCallback(() => setRound((before) => before + 1), []),
    dismiss,
  };
}
