import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useCallback, useEffect, useState } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { refreshMembership } from '@/lib/client/queries/organizations/organization-cache';

const wait = 1_000;
const patience = 15_000;

export interface CheckoutReturnState {
  /** late: paid perhaps, and not here after a while. */
  kind: 'none' | 'waiting' | 'late' | 'cancelled';
  /** Paid, as far as the browser knows, and not yet heard of from the server: nothing is offered to be bought twice. */
  isAwaited: boolean;
  checkAgain: () => void;
  dismiss: () => void;
}

interface Options {
  isPaid: boolean;
  /** What is said once the payment is known here. */
  arrived: string;
}

/**
 * What to tell someone who comes back from the checkout: a payment may arrive a little later than they do. The address
 * keeps the word of it until then, so that a reload goes on waiting.
 */
export function useCheckoutReturn({ isPaid, arrived }: Options): CheckoutReturnState {
  const { query, pathname, replace } = useRouter();
  const client = useQueryClient();
  const { notify } = useNotifications();
  const [round, setRound] = useState(0);
  const [lateRound, setLateRound] = useState(-1);
  const { checkout } = query;
  const isDone = checkout === 'done';
  const isLate = lateRound === round;

  const dismiss = useCallback(
    () => void replace(pathname, undefined, { shallow: true, scroll: false }),
    [replace, pathname],
  );

  useEffect(() => {
    if (!isDone || !isPaid) return;
    notify({ text: arrived });
    dismiss();
  }, [isDone, isPaid, arrived, notify, dismiss]);

  useEffect(() => {
    if (!isDone || isPaid) return;
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const look = async () => {
      await refreshMembership(client);
      if (!isOver) timer = setTimeout(() => void look(), wait);
    };
    const stop = () => {
      isOver = true;
      clearTimeout(timer);
      clearTimeout(end);
    };
    timer = setTimeout(() => void look(), wait);
    // However long an answer takes: a server that is slow or away must not keep anyone waiting.
    const end = setTimeout(() => {
      stop();
      setLateRound(round);
    }, patience);
    return stop;
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
