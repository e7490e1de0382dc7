import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { idle } from '@/lib/client/browser/idle';

/** Once the page rests, and again when the network is back: what was used on all devices is known on this one. */
export function useSyncedUses(uid: string | undefined, isOnline: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (uid === undefined || !isOnline) return undefined;
    let isWanted = true;
    const sync = async () => {
      await idle();
      const { syncUses } = await import('@/lib/client/queries/account/sync-uses');
      // Whoever was turned away or has left meanwhile is not asked about, in the name of whoever comes next.
      if (isWanted) await syncUses(client, uid);
    };
    // Where it does not work, the order is that of what is known here.
    sync().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [client, uid, isOnline]);
}
