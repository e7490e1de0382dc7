import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { refreshMembership } from '@/lib/client/queries/organizations/organization-cache';
import { anyAuditKey } from '@/lib/client/queries/query-keys';
import type { Subscription } from '@/lib/contracts/subscription';

type PendingChange = NonNullable<Subscription['pendingChange']>;

/** A change that the bank wants confirmed elsewhere: whoever comes back from there sees what became of it. */
export function usePendingChange(
  subscription: Subscription | null,
  onPaid: (paid: PendingChange) => void,
): PendingChange | undefined {
  const client = useQueryClient();
  const pending = subscription?.pendingChange;
  const isPending = pending !== undefined;
  const last = useRef<PendingChange>(undefined);
  const paid = useEffectEvent(onPaid);

  useEffect(() => {
    if (!isPending) return;
    const look = () => {
      if (document.visibilityState === 'visible') void refreshMembership(client);
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isPending, client]);

  useEffect(() => {
    if (subscription === null) return;
    const before = last.current;
    last.current = subscription.pendingChange;
    if (before && !subscription.pendingChange && subscription.licenseCount === before.licenseCount) {
      paid(before);
      void client.invalidateQueries({ queryKey: anyAuditKey() });
    }
  }, [subscription, client]);

  return pending;
}
