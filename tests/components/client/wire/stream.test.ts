import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { swapText } from '@/lib/client/wire/swap-text';
import { endOfEvents, errorEventOf, eventOf } from '@/lib/contracts/event-stream';
import { resetAuth } from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const fetchMock = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  resetAuth();
  vi.unstubAllGlobals();
});

const swap = (text: string) => {
  fetchMock.mockResolvedValue(new Response(text));
  return swapText('<p>He sat.</p>', 'male', 'female', { signal: new AbortController().signal });
};

test('what comes to its end is whole', async () => {
  expect(await swap(eventOf('<p>She ') + eventOf('sat.</p>') + endOfEvents)).toBe('<p>She sat.</p>');
});

test.each([
  ['breaks off', ''],
  ['is cut off by a restart', errorEventOf({ error: 'Try again.', code: 'unavailable' })],
])('of what %s it is said that it can be tried again', async (_, rest) => {
  const failure = await swap(eventOf('<p>She ') + rest).catch((error: unknown) => error);
  expect(errorSentence(failure)).toBe('The answer was cut off on its way. Try again in a moment.');
});
