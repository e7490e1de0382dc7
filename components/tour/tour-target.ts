import { tourSteps } from '@/lib/domain/app/tour-steps';
import { tourStepIds } from '@/lib/domain/app/tour';

/** What a page still waits for shows one of these. */
const unfinished = 'main [data-loading], main [aria-busy="true"]';

const isVisible = (element: Element): boolean => {
  for (let each: Element | null = element; each !== null; each = each.parentElement) {
    const { display, visibility } = getComputedStyle(each);
    if (display === 'none' || visibility === 'hidden') return false;
  }
  return true;
};

const firstVisible = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null;

/** What a step speaks of; a page may hold one for wide screens and one for narrow ones. */
export function targetOf(index: number): HTMLElement | null {
  const id = tourStepIds[index];
  return id === undefined ? null : firstVisible(`[data-tour="${id}"]`);
}

/** The pane that holds the step's target, where only one is shown at a time. */
function showPane(index: number): void {
  const id = tourStepIds[index];
  const pane = id && tourSteps[id].pane;
  if (pane !== undefined)
    firstVisible(`[data-letter-page] > [role=radiogroup] input[value=${pane}]`)?.click();
}

const pollMs = 50;
/** How long a page that waits for nothing more may take to show the target, and a page at all. */
const waits = { settled: 1_000, page: 8_000 };

/** The target, as soon as it is there; null when it will not come. */
export async function waitForTarget(index: number, signal: AbortSignal): Promise<HTMLElement | null> {
  const since = Date.now();
  let settledSince = since;
  while (!signal.aborted) {
    const target = targetOf(index);
    if (target) return target;
    showPane(index);
    const now = Date.now();
    if (document.querySelector(unfinished)) settledSince = now;
    if (now - settledSince > waits.settled || now - since > waits.page) return null;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  return null;
}
