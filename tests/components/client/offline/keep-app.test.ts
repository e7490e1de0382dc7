import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepApp } from '@/lib/client/offline/keep-app';

const aWorker = () => ({ postMessage: vi.fn(), scriptURL: 'http://localhost/sw.js' });

class Registration extends EventTarget {
  active: ReturnType<typeof aWorker> | null = aWorker();
  waiting: ReturnType<typeof aWorker> | null = null;
  installing: (EventTarget & ReturnType<typeof aWorker>) | null = null;
  update = vi.fn().mockResolvedValue(undefined);
  unregister = vi.fn().mockResolvedValue(true);
}

let registration: Registration;
let container: EventTarget & Record<'register' | 'getRegistration', ReturnType<typeof vi.fn>>;

beforeEach(() => {
  registration = new Registration();
  container = Object.assign(new EventTarget(), {
    register: vi.fn().mockResolvedValue(registration),
    getRegistration: vi.fn().mockResolvedValue(registration),
    ready: Promise.resolve(registration),
  });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { serviceWorker: container }));
  vi.stubGlobal('__NEXT_DATA__', { buildId: 'ours' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const hear = (data: unknown, ports: MessagePort[] = []) =>
  container.dispatchEvent(new MessageEvent('message', { data, ports }));

test('the worker in charge is told which release the page runs', async () => {
  await keepApp(vi.fn());
  expect(container.register).toHaveBeenCalledExactlyOnceWith(expect.any(URL), { scope: '/' });
  expect(registration.active?.postMessage).toHaveBeenCalledExactlyOnceWith({
    kind: 'opened',
    release: 'ours',
    used: [],
  });
});

test('so is the one that takes over', async () => {
  await keepApp(vi.fn());
  registration.active = aWorker();
  container.dispatchEvent(new Event('controllerchange'));
  expect(registration.active.postMessage).toHaveBeenCalledOnce();
});

test('who saves data has kept what the page has loaded', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await keepApp(vi.fn());
  const [message] = registration.active?.postMessage.mock.calls[0] as [{ used: string[] }];
  expect(message.used).toContain(location.pathname);
});

test('a release that waits is told of at once, a new one when it has come so far', async () => {
  registration.waiting = aWorker();
  const onNewRelease = vi.fn<(begin: () => void) => void>();
  await keepApp(onNewRelease);
  expect(onNewRelease).toHaveBeenCalledOnce();

  const next = Object.assign(new EventTarget(), aWorker());
  registration.installing = next;
  registration.dispatchEvent(new Event('updatefound'));
  registration.waiting = next;
  next.dispatchEvent(new Event('statechange'));
  expect(onNewRelease).toHaveBeenCalledTimes(2);
  expect(next.postMessage).not.toHaveBeenCalled();
  onNewRelease.mock.lastCall?.[0]();
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'take-over' });
});

test('a worker that asks is answered', async () => {
  await keepApp(vi.fn());
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
  });
  hear('which-release', [port2]);
  expect(await answer).toBe('ours');
  port1.close();
});

test('who comes back after an hour asks for a newer release', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await keepApp(vi.fn());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 61 * 60_000);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
});

test.each([
  [404, 1],
  [503, 0],
])('a worker whose script answers %i is given up %i times', async (status, times) => {
  container.register.mockRejectedValue(new TypeError('bad response'));
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status })));
  const caches = { keys: vi.fn().mockResolvedValue(['release ours']), delete: vi.fn() };
  vi.stubGlobal('caches', caches);
  await keepApp(vi.fn());
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(registration.unregister).toHaveBeenCalledTimes(times);
  expect(caches.delete).toHaveBeenCalledTimes(times);
});
