import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

export interface PageWeight {
  readonly path: string;
  /** Kilobytes (1,000 bytes), gzipped, of what the page loads by itself before anyone acts. */
  readonly own: number;
  readonly firebaseAuth: number;
  readonly editor: number;
}

const isFirebaseAuth = (text: string) => text.includes('identitytoolkit.googleapis.com');
const isEditor = (text: string) => text.includes('ProseMirror');

/** Weighs every script that stands in the page once it has come to rest; links fetched ahead do not count. */
export async function weighPage(page: Page, url: string, path: string): Promise<PageWeight> {
  await page.goto(`${url}${path}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  const sources = await page.evaluate(() =>
    [...document.querySelectorAll('script[src]')].map((s) => (s as HTMLScriptElement).src),
  );
  const weight = { own: 0, firebaseAuth: 0, editor: 0 };
  for (const source of new Set(sources)) {
    const text = await (await fetch(source)).text();
    const kind = isFirebaseAuth(text) ? 'firebaseAuth' : isEditor(text) ? 'editor' : 'own';
    weight[kind] += gzipSync(text).length / 1_000;
  }
  return { path, ...weight };
}
