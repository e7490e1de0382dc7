/** §9: what takes less shows no indicator; one that shows stays long enough to be seen. */
export const loadingTiming = { delay: 250, minimum: 1_000, frames: 11, frameEvery: 150 } as const;

/** How the indicator stands at a moment, in milliseconds of one and the same clock. */
export interface LoadingState {
  isLoading: boolean;
  /** When loading last began. */
  since: number;
  /** Since when the indicator shows; null while it does not. */
  shownAt: number | null;
}

/** How long until the indicator has to appear or may go; null when nothing changes by itself. */
export function untilNextChange({ isLoading, since, shownAt }: LoadingState, now: number): number | null {
  if (shownAt === null) return isLoading ? Math.max(0, since + loadingTiming.delay - now) : null;
  return isLoading ? null : Math.max(0, shownAt + loadingTiming.minimum - now);
}

/** The dog's step at a time after the overlay appeared. */
export function frameAt(elapsed: number): number {
  return Math.floor(elapsed / loadingTiming.frameEvery) % loadingTiming.frames;
}
