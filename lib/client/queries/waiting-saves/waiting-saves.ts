import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { deviceStore } from '@/lib/client/device/device-store';
import { waitingSaveKeyStart } from '@/lib/client/device/draft-key';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import { waitingDraftsKey, waitingSavesKey } from '@/lib/client/queries/query-keys';

const none: readonly WaitingSave[] = [];

/** What was saved here and waits to be sent, the oldest first; where nothing does, what reads it is not loaded. */
export function waitingSavesQuery(uid: string) {
  return queryOptions({
    queryKey: waitingSavesKey(uid),
    staleTime: 0,
    queryFn: async () => {
      const keys = await deviceStore(uid).keys();
      if (!keys.some((key) => key.startsWith(waitingSaveKeyStart))) return none;
      return (await import('@/lib/client/device/waiting-saves')).readWaitingSaves(uid);
    },
  });
}

/** Reads anew what waits on the device, after some of it has changed. */
export async function readWaitingAgain(client: QueryClient, uid: string): Promise<void> {
  await client.invalidateQueries({ queryKey: waitingSavesKey(uid) });
  await client.invalidateQueries({ queryKey: waitingDraftsKey(uid) });
}
