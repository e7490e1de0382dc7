import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { KeptLetter } from '@/lib/client/letter/letter-store';
import { loadPastLetter } from '@/lib/client/letter/past-letters';

/** `/email?open={id}` goes on with a letter of before, once. */
export function useOpenFromAddress(uid: string, open: (kept: KeptLetter) => void): void {
  const router = useRouter();
  const { notify } = useNotifications();
  const done = useRef<string | null>(null);
  const { open: asked } = router.query;
  const wanted = router.isReady && typeof asked === 'string' ? asked : null;

  useEffect(() => {
    if (wanted === null || done.current === wanted) {
      done.current = wanted;
      return;
    }
    done.current = wanted;
    void loadPastLetter(uid, wanted).then((kept) => {
      if (kept) open(kept);
      else notify({ text: 'That email is no longer on this device.', severity: 'warning' });
      return router.replace('/email', undefined, { shallow: true });
    });
  }, [wanted, uid, open, notify, router]);
}
