import { beforeEach, expect, test, vi } from 'vitest';
import { importInBatches } from '@/lib/client/snippet-import';

const call = vi.hoisted(() =>
  vi.fn<(operation: unknown, input: { idempotencyKey: string }) => Promise<unknown>>(),
);
vi.mock('@/lib/client/call', () => ({ call }));

const library = { uid: 'anna', orgId: null };
const drafts = Array.from({ length: 450 }, (_, number) => ({
  title: `Snippet ${number}`,
  versions: { neutral: { html: '<p>Sit.</p>' } },
}));
const answered = { created: 200, updated: 0, skipped: [] };

beforeEach(() => {
  call.mockReset();
});

test('the rest of a run goes on under the keys that the whole run would have had', async () => {
  call.mockResolvedValueOnce(answered).mockRejectedValueOnce(new Error('offline'));
  const first = await importInBatches(library, drafts, 'run');
  expect(first).toMatchObject({ done: 200, created: 200 });
  call.mockResolvedValue(answered);
  await importInBatches(library, drafts.slice(first.done), 'run', { offset: first.done });
  const keys = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys).toEqual(['run-0', 'run-200', 'run-200', 'run-400']);
});
