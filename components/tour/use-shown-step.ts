import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useTour } from '@/contexts/TourContext';
import { tourStepIds } from '@/lib/domain/app/tour';
import { tourSteps } from '@/lib/domain/app/tour-steps';
import { waitForTarget } from './tour-target';

const pathOf = (address: string) => address.split(/[?#]/)[0] ?? '';
const stepPath = (index: number) => tourSteps[tourStepIds[index] ?? tourStepIds[0]].path;

/** Goes to the page of the current step and waits for its target; null until it can be shown. */
export function useShownStep(): number | null {
  const tour = useTour();
  const router = useRouter();
  const [shown, setShown] = useState<number | null>(null);
  const latest = useRef({ tour, router });
  useEffect(() => {
    latest.current = { tour, router };
  });

  const index = tour.run?.index ?? null;
  useEffect(() => {
    if (index === null) return undefined;
    const stop = new AbortController();
    const bring = async () => {
      const path = stepPath(index);
      if (pathOf(latest.current.router.asPath) !== path) {
        setShown(null);
        // Where leaving the page is held back, the tour waits until it is asked for again.
        const hasArrived = await latest.current.router.push(path).catch(() => false);
        if (stop.signal.aborted) return;
        if (!hasArrived) {
          latest.current.tour.close();
          return;
        }
      }
      const target = await waitForTarget(index, stop.signal);
      if (stop.signal.aborted) return;
      if (target === null) {
        latest.current.tour.skip();
        return;
      }
      target.scrollIntoView({ block: 'nearest' });
      setShown(index);
    };
    void bring();
    return () => stop.abort();
  }, [index]);

  const here = pathOf(router.asPath);
  useEffect(() => {
    // Someone went back with the browser: that is a way out too.
    if (shown !== null && shown === index && here !== stepPath(shown)) latest.current.tour.close();
  }, [here, shown, index]);

  return index === null ? null : shown;
}
