import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useStored } from '@/lib/client/device/local-storage';
import {
  moveTour,
  passOver,
  startTour,
  type TourProgress,
  tourProgressOf,
  type TourRun,
  tourStepIds,
  withTourProgress,
} from '@/lib/domain/app/tour';
import { useAuth } from './AuthContext';

const storageKey = 'tour';

interface Tour {
  /** null: closed. */
  run: TourRun | null;
  /** Neither taken nor declined by this person on this device. */
  isNew: boolean;
  /** Where it was left, else from the beginning. */
  start: () => void;
  startOver: () => void;
  /** It can be taken up again at this step. */
  close: () => void;
  decline: () => void;
  next: () => void;
  back: () => void;
  /** The step's target is not on the page. */
  skip: () => void;
}

const TourContext = createContext<Tour | null>(null);

export function TourProvider({ children }: { children: ReactNode }) {
  const uid = useAuth().user?.uid ?? null;
  const [kept, keep] = useStored(storageKey);
  const [open, setOpen] = useState<{ uid: string; run: TourRun } | null>(null);
  // Whoever signs in next does not walk on in someone else's tour.
  const run = open !== null && open.uid === uid ? open.run : null;

  const remember = useCallback(
    (progress: TourProgress) => {
      if (uid !== null) keep(withTourProgress(kept, uid, progress));
    },
    [kept, keep, uid],
  );
  const goTo = useCallback(
    (next: TourRun | null) => {
      const step = tourStepIds[next?.index ?? 0] ?? tourStepIds[0];
      setOpen(next === null || uid === null ? null : { uid, run: next });
      remember({ step, state: next === null ? 'finished' : 'left' });
    },
    [remember, uid],
  );

  const tour = useMemo((): Tour => {
    const progress = uid === null ? null : tourProgressOf(kept, uid);
    return {
      run,
      isNew: uid !== null && progress === null,
      start: () => goTo(startTour(progress)),
      startOver: () => goTo(startTour(null)),
      close: () => setOpen(null),
      decline: () => remember({ step: tourStepIds[0], state: 'declined' }),
      next: () => run && goTo(run.index === tourStepIds.length - 1 ? null : moveTour(run, 1)),
      back: () => run && goTo(moveTour(run, -1)),
      skip: () => run && goTo(passOver(run)),
    };
  }, [run, kept, uid, goTo, remember]);
  return <TourContext value={tour}>{children}</TourContext>;
}

export function useTour(): Tour {
  const tour = useContext(TourContext);
  if (tour === null) throw new Error('useTour must be used within a TourProvider');
  return tour;
}
