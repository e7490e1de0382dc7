/** In the order of the main job; what each of them says is loaded with the tour. */
export const tourStepIds = [
  'places',
  'new-snippet',
  'title',
  'variable',
  'versions',
  'pick',
  'sex',
  'details',
  'ready',
  'copy',
] as const;
export type TourStepId = (typeof tourStepIds)[number];

export const tourLength = tourStepIds.length;
const last = tourLength - 1;

export interface TourRun {
  readonly index: number;
  /** Where it was heading, so that a step that is not there is passed over the same way. */
  readonly direction: 1 | -1;
  /** It goes on where it was left. */
  readonly isResumed: boolean;
}

/** What is kept of a person's tour. */
export interface TourProgress {
  readonly step: TourStepId;
  readonly state: 'left' | 'finished' | 'declined';
}

/** §4: between the first step and the last. */
const clamped = (index: number) => Math.max(0, Math.min(index, last));

export const isLastStep = (index: number): boolean => index === last;

/** From where it was left halfway, else from the beginning. */
export function startTour(progress: TourProgress | null): TourRun {
  const index = progress?.state === 'left' ? tourStepIds.indexOf(progress.step) : 0;
  return { index, direction: 1, isResumed: index > 0 };
}

export function moveTour({ index }: TourRun, direction: 1 | -1): TourRun {
  return { index: clamped(index + direction), direction, isResumed: false };
}

/** Past a step whose target is not on the page; null when there is nothing left to show. */
export function passOver(run: TourRun): TourRun | null {
  if (run.direction === 1) return run.index === last ? null : { ...run, index: run.index + 1 };
  return run.index === 0 ? { ...run, index: 1, direction: 1 } : { ...run, index: run.index - 1 };
}

const states: readonly unknown[] = ['left', 'finished', 'declined'];
const ids: readonly unknown[] = tourStepIds;

/** What a browser kept of someone's tour; null: they never met it. */
export function tourProgressOf(kept: string | null, uid: string): TourProgress | null {
  const one = Object.entries(readKept(kept)).find(([key]) => key === uid)?.[1];
  if (typeof one !== 'object' || one === null || !('step' in one) || !('state' in one)) return null;
  return ids.includes(one.step) && states.includes(one.state) ? (one as TourProgress) : null;
}

/** With someone's progress put in; that of others who use this browser stays. */
export function withTourProgress(kept: string | null, uid: string, progress: TourProgress): string {
  return JSON.stringify({ ...readKept(kept), [uid]: progress });
}

function readKept(kept: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(kept ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
