import type { Locator, Page } from '@playwright/test';

interface Options {
  /** Up to the first change, not counting what a search says of itself, instead of the last one. */
  readonly upToFirst?: boolean;
  readonly pauseMs?: number;
}

/**
 * Presses `keys` one after the other in `field` and tells for each how many milliseconds passed between the key and the
 * last change that it made to `region`. Measured inside the page, so that the driver's own delays do not count.
 */
export async function timeKeys(
  page: Page,
  field: Locator,
  region: Locator,
  keys: readonly string[],
  { upToFirst = false, pauseMs = 250 }: Options = {},
): Promise<number[]> {
  await field.click();
  const watch = await region.evaluateHandle((element, isFirst) => {
    const times = { pressed: 0, changed: 0 };
    const isOfSearch = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[role=search]') !== null;
    document.addEventListener('keydown', (event) => (times.pressed = event.timeStamp), { capture: true });
    new MutationObserver((changes) => {
      if (isFirst && (times.changed > 0 || changes.every(isOfSearch))) return;
      times.changed = performance.now();
    }).observe(element, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return times;
  }, upToFirst);
  const times: number[] = [];
  for (const key of keys) {
    await watch.evaluate((watched) => void (watched.changed = 0));
    await page.keyboard.press(key);
    await page.waitForTimeout(pauseMs);
    const { pressed, changed } = await watch.jsonValue();
    if (changed > 0) times.push(changed - pressed);
  }
  return times;
}
