import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { authenticate } from '../accounts/local-account.ts';
import { countApiBytes, signedIn } from './visits.ts';

/** Longer than an answer counts as fresh. */
const staleMs = 16_000;

/** Kilobytes that the API sends to an open page that looks again after one snippet was saved elsewhere. */
export async function measureRefresh(
  browser: Browser,
  url: string,
  authUrl: string,
  name: string,
): Promise<number> {
  const page = await signedIn(browser, url, name);
  await page.goto(`${url}/snippets`);
  await page.getByRole('main').getByText('Lesson', { exact: false }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await saveOne(url, authUrl, name);
  await pause(staleMs);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const api = countApiBytes(session);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await page.waitForTimeout(1_000);
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return api.bytes() / 1_000;
}

async function saveOne(url: string, authUrl: string, name: string): Promise<void> {
  const { token } = await authenticate(authUrl, 'signInWithPassword', `${name}@heelwrite.test`);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const list = await fetch(`${url}/api/snippets?limit=1`, { headers });
  const [snippet] = (await list.json()) as {
    id: string;
    revision: number;
    title: string;
    versions: object;
  }[];
  if (!snippet) throw new Error('There is nothing to save.');
  const { id, revision, title } = snippet;
  const versions = { neutral: { html: '<p>See you at the next lesson.</p>' } };
  const saved = await fetch(`${url}/api/snippets`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ id, revision, title, versions }),
  });
  if (!saved.ok) throw new Error(`Saving answered ${await saved.text()}`);
}

/** The longest that a health check takes while the whole library is being listed. */
export async function measureWait(url: string, authUrl: string, name: string): Promise<number> {
  const { token } = await authenticate(authUrl, 'signInWithPassword', `${name}@heelwrite.test`);
  const over = new AbortController();
  const listing = fetch(`${url}/api/snippets`, { headers: { Authorization: `Bearer ${token}` } })
    .then((answer) => answer.arrayBuffer())
    .finally(() => over.abort());
  let longest = 0;
  while (!over.signal.aborted) {
    const began = performance.now();
    await (await fetch(`${url}/api/health`)).arrayBuffer();
    longest = Math.max(longest, performance.now() - began);
    await pause(5);
  }
  await listing;
  return longest;
}
