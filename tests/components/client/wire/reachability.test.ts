import { afterEach, describe, expect, test, vi } from 'vitest';
import { isReachable, onReachability, reportReached, reportUnreached } from '@/lib/client/wire/reachability';
import { send } from '@/lib/client/wire/send';
import { setNetwork } from '@/tests/support/network';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ask = () => send({ method: 'GET', address: '/api/health', open: true });

describe('whether the server can be reached', () => {
  test('is what the browser says, as long as no call knows better', () => {
    expect(isReachable()).toBe(true);
    setNetwork(false);
    expect(isReachable()).toBe(false);
    setNetwork(true);
    expect(isReachable()).toBe(true);
  });

  test('a call that found no way counts until one is answered, whatever the answer', async () => {
    const fetchMock = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetchMock);
    await expect(ask()).rejects.toThrow('Heelwrite cannot be reached');
    expect(isReachable()).toBe(false);
    fetchMock.mockResolvedValue(new Response('{}', { status: 500 }));
    await expect(ask()).rejects.toThrow();
    expect(isReachable()).toBe(true);
  });

  test('a call that was called off says nothing', async () => {
    vi.spyOn(console, 'debug').mockReturnValue();
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('', 'AbortError')));
    await expect(ask()).rejects.toThrow();
    expect(isReachable()).toBe(true);
  });

  test('a network that comes is given the benefit of the doubt', () => {
    const listener = vi.fn();
    const stop = onReachability(listener);
    reportUnreached();
    reportUnreached();
    expect(listener).toHaveBeenCalledOnce();
    setNetwork(true);
    expect(isReachable()).toBe(true);
    stop();
    reportUnreached();
    expect(listener).toHaveBeenCalledTimes(2);
    reportReached();
  });
});
