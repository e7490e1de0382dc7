import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface PageWeight {
  readonly path: string;
  /** Kilobytes (1,000 bytes), gzipped, of what the page loads by itself before anyone acts. */
  readonly own: number;
  readonly firebaseAuth: number;
  readonly editor: number;
}

const isFirebaseAuth = (text: string) => text.includes('accounts:signInWithPassword');
/** Its core, what cleans the text pasted into it, and what its suggestions are placed with. */
const isEditor = (text: string) =>
  ['ProseMirror', 'data-pm-slice', 'clippingAncestors'].some((word) => text.includes(word));

/** Longer than the page waits anywhere before it fetches something by itself. */
const restMs = 3_000;

/**
 * Weighs every script that the page has loaded once it has come to rest, at once or later, without anyone acting.
 * The pages that its links lead to do not count: Next loads their scripts ahead, unless the visitor saves data.
 */
export async function weighPage(page: Page, url: string, path: string): Promise<PageWeight> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  // The page before may be loading still, and loads ahead what its links lead to.
  await page.goto('about:blank');
  const sources = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') sources.add(request.url());
  });
  // A pointer that rests on a button from the page before would be someone acting: it fetches what the button opens.
  await page.mouse.move(0, 0);
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(restMs);
  await page.waitForLoadState('networkidle');
  const weight = { own: 0, firebaseAuth: 0, editor: 0 };
  for (const source of sources) {
    const text = await (await fetch(source)).text();
    const kind = isFirebaseAuth(text) ? 'firebaseAuth' : isEditor(text) ? 'editor' : 'own';
    weight[kind] += gzipSync(text).length / 1_000;
  }
  return { path, ...weight };
}
