import { cacheOfRelease, isFileOfApp, outdatedCaches, pageAt } from '@/lib/domain/app/release';
import { publicSettingsAddress } from '@/lib/client/browser/public-settings-address';
import { savesData } from '@/lib/client/browser/saves-data';
import { keep, keepRelease, keptAnswer, openRelease } from './kept-release';
import type { PageMessage, WorkerMessage } from './page-messages';
import { type FetchEvent, type Page, scope } from './service-worker-scope';

const { release } = scope;

/** A page that is only just opening does not answer yet. */
const answerWithinMs = 1_000;

const tell = (page: Page, message: WorkerMessage, ...ports: MessagePort[]) =>
  page.postMessage(message, ports);

/** The release that an open page runs; undefined where it does not say. */
function releaseOf(page: Page): Promise<string | undefined> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data as string);
    setTimeout(() => resolve(undefined), answerWithinMs);
    tell(page, 'which-release', port2);
  });
}

/** Deletes what no open page runs any more. */
async function tidy(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const inUse = await Promise.all(pages.map(releaseOf));
  if (inUse.includes(undefined)) return;
  const outdated = outdatedCaches(await caches.keys(), release, inUse.map(String));
  await Promise.all(outdated.map((name) => caches.delete(name)));
}

async function keepUsed(paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const page = pageAt(path, release);
    const address = page ?? path;
    if (page === undefined && !isFileOfApp(path, release)) continue;
    if ((await keptAnswer(address)) === undefined) {
      await keep(release, address, await fetch(path), page === undefined ? 'file' : 'page');
    }
  }
}

async function fetchAndKeep(request: Request, address: string, wanted: 'page' | 'file'): Promise<Response> {
  const answer = await fetch(request);
  // Where there is no room, the app runs as it does without.
  keep(release, address, answer.clone(), wanted).catch(() => undefined);
  return answer;
}

async function answerPage(request: Request, page: string): Promise<Response> {
  // Then releases are not fetched ahead, and only the server has all of one.
  if (savesData()) {
    return fetchAndKeep(request, page, 'page').catch(
      async () => (await keptAnswer(page)) ?? Response.error(),
    );
  }
  // Of its own release alone: a newer one that is kept already has a worker that waits.
  const cacheName = cacheOfRelease(release.id);
  return (await caches.match(page, { cacheName, ignoreVary: true })) ?? fetchAndKeep(request, page, 'page');
}

async function answerFile(request: Request, path: string): Promise<Response> {
  const answer = (await keptAnswer(path)) ?? (await fetchAndKeep(request, path, 'file'));
  // A worker takes the address of its answer for its own, and with it loses the end of the one that it was started by,
  // which says what it is to load. An answer made here has none.
  return request.destination === 'worker' ? new Response(answer.body, answer) : answer;
}

/** As it was kept, at once; as it is now, the next time. */
function answerSettings(event: FetchEvent): void {
  const latest = fetchAndKeep(event.request, publicSettingsAddress, 'file');
  event.respondWith(keptAnswer(publicSettingsAddress).then((kept) => kept ?? latest));
  event.waitUntil(latest.catch(() => undefined));
}

scope.addEventListener('install', (event) => {
  event.waitUntil(savesData() ? openRelease(release) : keepRelease(release));
});

// Nobody waits for the end of it: a page that is opened meanwhile would, and it for the page.
scope.addEventListener('activate', () => void scope.clients.claim());

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    const page = pageAt(pathname, release);
    if (page !== undefined) event.respondWith(answerPage(request, page));
  } else if (pathname === publicSettingsAddress) {
    answerSettings(event);
  } else if (isFileOfApp(pathname, release)) {
    event.respondWith(answerFile(request, pathname));
  }
});

scope.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.kind === 'take-over') void scope.skipWaiting();
  else if (message.release === release.id) event.waitUntil(keepUsed(message.used).then(tidy));
});
