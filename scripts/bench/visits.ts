import type { Browser, CDPSession, Page } from '@playwright/test';
import { localPassword } from '../accounts/local-account.ts';

/** A page of somebody who has signed in before. */
export async function signedIn(browser: Browser, url: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 860 } })).newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(`${name}@heelwrite.test`);
  await page.getByLabel('Password', { exact: true }).fill(localPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
  return page;
}

export interface Surroundings {
  /** Of each answer, in milliseconds. */
  readonly latency?: number;
  /** Bits per second down; a third of it up. */
  readonly bandwidth?: number;
  readonly cpuSlowdown?: number;
  /** Whether files of earlier visits are there. */
  readonly isCached: boolean;
}

export interface Visit {
  /** From the start of the navigation to the first snippet in sight. */
  readonly contentMs: number;
  /** What the API had sent by then, as it travels. */
  readonly apiBytes: number;
}

const patience = 180_000;

type Watched = Window & { contentAt?: number };

/** Opens a page and waits until it shows one of the library's snippets, which `fillLibrary` calls lessons. */
export async function visit(page: Page, address: string, surroundings: Surroundings): Promise<Visit> {
  const { latency = 0, bandwidth, cpuSlowdown = 1, isCached } = surroundings;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  if (!isCached) await forgetVisits(page, session, new URL(address).origin);
  await page.goto('about:blank');
  const throughput = bandwidth === undefined ? -1 : bandwidth / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput < 0 ? -1 : throughput / 3,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  const api = countApiBytes(session);
  await page.addInitScript(() => {
    const look = () => {
      if (/Lesson \d/.test(document.querySelector('main')?.innerText ?? '')) {
        (window as Watched).contentAt = performance.now();
      } else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(address, { waitUntil: 'commit', timeout: patience });
  await page.waitForFunction(() => (window as Watched).contentAt !== undefined, null, { timeout: patience });
  const contentMs = await page.evaluate(() => (window as Watched).contentAt ?? NaN);
  const apiBytes = api.bytes();
  await page.waitForLoadState('networkidle');
  await session.detach();
  return { contentMs, apiBytes };
}

/** Leaves of earlier visits only who is signed in: no files, no service worker, no copy that it would be shown. */
async function forgetVisits(page: Page, session: CDPSession, origin: string): Promise<void> {
  await page.goto(`${origin}/logo-mark.svg`);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await page.evaluate(() => localStorage.removeItem('copies-of'));
}

/** Counts what the answers of the API weigh on their way, headers included. */
export function countApiBytes(session: CDPSession): { bytes: () => number } {
  const ofApi = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (new URL(request.url).pathname.startsWith('/api/')) ofApi.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (ofApi.has(requestId)) bytes += encodedDataLength;
  });
  return { bytes: () => bytes };
}
