import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { provideBackend, type Backend } from '@/lib/server/backend/backend';
import { checkHealth, checkLive, checkReady } from '@/lib/server/services/check-health';

const well = { status: 'ok', version: 'development' };
const nowhere = async () => Promise.reject(new Error('14 UNAVAILABLE'));
const never = async () => new Promise<never>(() => undefined);
const found = async () => Promise.resolve({});

/** A store and a sign-in service that answer as told. */
function provide({ get = found, getUsers = found, ...rest }: Record<string, () => unknown> = {}) {
  const services = { firestore: { doc: () => ({ get }) }, auth: { getUsers }, ...rest };
  provideBackend(services as unknown as Backend);
}

/** The state hangs on the process. */
function forgetShutdown() {
  const key = Symbol.for('heelwrite.shutdown');
  Reflect.deleteProperty(globalThis, key);
}

let log: string[];
beforeEach(() => {
  log = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => log.push(String(line)) > 0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('health', () => {
  it('tells whether the store answers', async () => {
    provide();
    expect(await checkHealth()).toEqual(well);
    provide({ get: nowhere });
    await expect(checkHealth()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('does not wait for a store that says nothing', async () => {
    vi.useFakeTimers();
    provide({ get: never });
    const asked = expect(checkHealth()).rejects.toMatchObject({ code: 'unavailable' });
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
  });

  it('tells whether the store takes writes, where that is known', async () => {
    provide({ isWritable: () => true });
    expect(await checkHealth()).toEqual(well);
    provide({ isWritable: () => false });
    await expect(checkHealth()).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The service can be read right now, but nothing can be saved.',
    });
  });

  it('looks once a second, however many ask', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const get = vi.fn(found);
    provide({ get });
    await Promise.all(Array.from({ length: 50 }, checkHealth));
    vi.advanceTimersByTime(999);
    await checkHealth();
    expect(get).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1);
    await checkHealth();
    expect(get).toHaveBeenCalledTimes(2);
  });
});

test('a process is alive whatever its services are', async () => {
  provide({ get: nowhere, getUsers: nowhere });
  expect(await checkLive()).toEqual(well);
});

describe('a process is ready', () => {
  it('not once it has been asked to end', async () => {
    vi.resetModules();
    const { beginShutdown } = await import('@/lib/server/runtime/shutdown');
    beginShutdown();
    provide();
    await expect(checkReady()).rejects.toMatchObject({ message: 'This process is about to end.' });
    forgetShutdown();
  });

  it('where the store and the sign-in service answer', async () => {
    provide();
    expect(await checkReady()).toEqual(well);
  });

  it('not without the store', async () => {
    provide({ get: nowhere });
    await expect(checkReady()).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('not without the sign-in service, and says so in the log', async () => {
    provide({ getUsers: nowhere });
    await expect(checkReady()).rejects.toMatchObject({ message: 'Nobody can sign in right now.' });
    expect(log.join()).toContain('asking the sign-in service');
  });

  it('not where the sign-in service does not answer in time', async () => {
    vi.useFakeTimers();
    provide({ getUsers: never });
    const asked = expect(checkReady()).rejects.toMatchObject({ message: 'Nobody can sign in right now.' });
    await vi.advanceTimersByTimeAsync(5_000);
    await asked;
  });
});
