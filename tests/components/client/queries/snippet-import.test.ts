import { beforeEach, expect, test, vi } from 'vitest';
import { importInBatches } from '@/lib/client/queries/snippets/snippet-import';

interface Sent {
  readonly idempotencyKey: string;
  readonly body: { readonly snippets: readonly { readonly title: string }[] };
}
const call = vi.hoisted(() => vi.fn<(operation: unknown, input: Sent) => Promise<unknown>>());
vi.mock('@/lib/client/wire/call', () => ({ call }));

const library = { uid: 'anna', orgId: null };
const drafts = Array.from({ length: 450 }, (_, number) => ({
  title: `Snippet ${number}`,
  versions: { neutral: { html: '<p>Sit.</p>' } },
}));
const answered = { created: 200, updated: 0, skipped: [] };

beforeEach(() => {
  call.mockReset();
});

test('the last portion is sent first, so that the list has the file’s order', async () => {
  call
    .mockResolvedValueOnce({ created: 49, updated: 0, skipped: [{ index: 3, reason: 'It is full.' }] })
    .mockResolvedValueOnce(answered)
    .mockResolvedValueOnce({ created: 199, updated: 0, skipped: [{ index: 7, reason: 'It is full.' }] });
  const outcome = await importInBatches(library, drafts, 'run');
  const firsts = call.mock.calls.map(([, { body }]) => body.snippets[0]?.title);
  expect(firsts).toEqual(['Snippet 400', 'Snippet 200', 'Snippet 0']);
  expect(outcome).toMatchObject({ done: 450, created: 448 });
  expect(outcome.skipped.map(({ index }) => index)).toEqual([7, 403]);
});

test('the rest of a run goes on under the keys that the whole run would have had', async () => {
  call.mockResolvedValueOnce(answered).mockRejectedValueOnce(new Error('offline'));
  const first = await importInBatches(library, drafts, 'run');
  expect(first).toMatchObject({ done: 50 });
  call.mockResolvedValue(answered);
  await importInBatches(library, drafts.slice(0, drafts.length - first.done), 'run');
  const keys = call.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(keys).toEqual(['run-400', 'run-200', 'run-200', 'run-0']);
});
