import { performance } from 'node:perf_hooks';
import { swap } from '@heelwrite/pronouns';
import { expect, test } from 'vitest';
import { tokensFor } from '@/lib/domain/text/word-count';
import { engineBeside, tokensBeside } from '@/lib/server/gateways/text-thread';

const letter = '<p>Today he practised with his owner, and she gave him his reward.</p>'.repeat(1_000);
const { signal } = new AbortController();

async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('a text comes out of the thread as it comes out of the engine', async () => {
  expect(await joined(engineBeside(letter, 'male', 'neutral', { signal }))).toBe(
    swap(letter, 'male', 'neutral').html,
  );
});

test('several texts are worked on side by side, each whole', async () => {
  const swapped = await Promise.all(
    (['female', 'neutral'] as const).map((to) => joined(engineBeside(letter, 'male', to, { signal }))),
  );
  expect(swapped).toEqual([swap(letter, 'male', 'female').html, swap(letter, 'male', 'neutral').html]);
});

test('what a text costs is counted there too', async () => {
  expect(await tokensBeside(letter)).toBe(tokensFor(letter));
});

test('the event loop is free while ten long texts are swapped', async () => {
  const before = performance.eventLoopUtilization();
  await Promise.all(
    Array.from({ length: 10 }, () => joined(engineBeside(letter, 'male', 'neutral', { signal }))),
  );
  // In one thread with the engine it would be busy all the time.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5);
});

test('an abort ends the work', async () => {
  const stop = new AbortController();
  const pieces = engineBeside(letter.repeat(10), 'male', 'female', { signal: stop.signal });
  await pieces.next();
  stop.abort();
  await expect(joined(pieces)).rejects.toThrow();
  // The thread is free for others.
  expect(await tokensBeside('He sat.')).toBe(2);
});

test('who stops listening ends the work too', async () => {
  for await (const piece of engineBeside(letter, 'male', 'female', { signal })) {
    expect(piece).not.toBe('');
    break;
  }
  expect(await tokensBeside('He sat.')).toBe(2);
});
