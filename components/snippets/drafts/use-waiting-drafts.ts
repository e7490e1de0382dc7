import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { deviceStore } from '@/lib/client/device/device-store';
import { draftKeyStart } from '@/lib/client/device/draft-key';
import { waitingDraftsKey } from '@/lib/client/queries/query-keys';
import type { WaitingDrafts } from '@/lib/client/device/waiting-drafts';
import type { Snippet } from '@/lib/contracts/snippet-fields';

export interface ListedDrafts extends Pick<WaitingDrafts, 'ofNew' | 'isWaitingFor'> {
  readonly discardNew: () => Promise<void>;
}

/** What was written on this device and never saved; where nothing was, what reads it is not loaded. */
export function useWaitingDrafts(): ListedDrafts {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const { notify } = useNotifications();
  const queryKey = waitingDraftsKey(uid);
  const { data } = useQuery({
    queryKey,
    staleTime: 0,
    queryFn: async () => {
      const keys = await deviceStore(uid).keys();
      if (!keys.some((key) => key.startsWith(draftKeyStart))) return null;
      return (await import('@/lib/client/device/waiting-drafts')).readWaitingDrafts(uid);
    },
  });

  const isWaitingFor = useCallback((snippet: Snippet) => data?.isWaitingFor(snippet) ?? false, [data]);

  return {
    ofNew: data?.ofNew ?? null,
    isWaitingFor,
    discardNew: async () => {
      const bringBack = await data?.discardNew();
      const readAgain = () => client.invalidateQueries({ queryKey });
      await readAgain();
      notify({
        text: 'Draft discarded',
        action: { label: 'Undo', onClick: () => void bringBack?.().then(readAgain) },
      });
    },
  };
}
