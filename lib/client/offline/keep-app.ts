import { savesData } from '@/lib/client/browser/saves-data';
import type { PageMessage, WorkerMessage } from './page-messages';

/** A page that stays open for days asks for a newer release when somebody comes back to it. */
const askAgainAfterMs = 60 * 60_000;

const say = (worker: ServiceWorker | null, message: PageMessage) => worker?.postMessage(message);

/** What this page has loaded so far, itself included. */
const loadedPaths = () => [
  location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname),
];

/** The worker's script is no longer there: what it kept must not be served for ever. */
async function forgetIfGone(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  const worker = registration?.active;
  if (!worker) return;
  const { status } = await fetch(worker.scriptURL, { method: 'HEAD', cache: 'no-store' });
  if (status === 404) await forgetApp();
}

/** Deletes what was kept: the app opens with a network only from then on. */
export async function forgetApp(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  await registration.unregister();
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Has the browser keep the app's files, so that it opens without a network. Tells when a newer release is kept, with what
 * begins it in this page; other pages go on with theirs.
 */
export async function keepApp(onNewRelease: (begin: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const release = window.__NEXT_DATA__.buildId;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<WorkerMessage>) => {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- A worker of another release may ask more.
    if (data === 'which-release') ports[0]?.postMessage(release);
  });
  navigator.serviceWorker
    .register(new URL('./service-worker.ts', import.meta.url), { scope: '/' })
    .catch(() => forgetIfGone().catch(() => undefined));

  const registration = await navigator.serviceWorker.ready;
  const sayOpened = () =>
    say(registration.active, { kind: 'opened', release, used: savesData() ? loadedPaths() : [] });
  sayOpened();
  navigator.serviceWorker.addEventListener('controllerchange', sayOpened);
  const begin = () => {
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    say(registration.waiting, { kind: 'take-over' });
  };
  const tellOfWaiting = () => {
    if (registration.waiting !== null) onNewRelease(begin);
  };
  tellOfWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tellOfWaiting);
  });
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - asked < askAgainAfterMs) return;
    asked = Date.now();
    registration.update().catch(() => undefined);
  });
}
