import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';
import type { ReadyCheck, Spot } from '@/lib/domain/letter/ready-point';

/** `/email?show=open` leads to the first point that is to be fixed, once. */
export function useShowFromAddress(check: () => Promise<ReadyCheck>, jumpTo: (spot: Spot) => void): void {
  const router = useRouter();
  const isAsked = router.isReady && router.query.show === 'open';
  const show = useStableCallback(async () => {
    const { points } = await check();
    const first = points.find(({ severity }) => severity === 'fix');
    if (first) jumpTo(first.spot);
    void router.replace('/email', undefined, { shallow: true });
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    // What it jumps to is drawn by then.
    const timer = setTimeout(() => void show());
    return () => clearTimeout(timer);
  }, [isAsked, show]);
}
