import { beforeAll, expect, it, vi } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { reserveTokens } from '@/lib/server/repositories/billing/token-pools';
import {
  createSnippet,
  deleteSnippet,
  importSnippets,
  updateSnippet,
} from '@/lib/server/services/snippets/write-snippets';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

beforeAll(() => {
  startTestBackend();
});

const draft = { title: 'Door', versions: { male: { html: '<p>He waits.</p>' } } };

/** How many transactions were open at once, at most, while some work was done. */
async function mostAtOnce(work: () => Promise<unknown>): Promise<number> {
  const { firestore } = backend();
  const run = firestore.runTransaction.bind(firestore);
  const open = { now: 0, most: 0 };
  const spy = vi.spyOn(firestore, 'runTransaction').mockImplementation(async (transaction, options) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    try {
      return await run(transaction, options as never);
    } finally {
      open.now -= 1;
    }
  });
  await work();
  spy.mockRestore();
  return open.most;
}

it('those who write to one library go one after the other, and keep nobody waiting at another', async () => {
  const { orgId, admin, editor } = await anOrganization();
  const [first, second] = [
    await createSnippet(admin, orgId, draft, undefined),
    await createSnippet(admin, orgId, draft, undefined),
  ];
  const inOne = () =>
    Promise.all([
      createSnippet(editor, orgId, draft, undefined),
      importSnippets(admin, orgId, [draft], undefined),
      updateSnippet(editor, orgId, { ...draft, id: first.id, revision: 1 }),
      deleteSnippet(admin, orgId, second.id),
    ]);
  expect(await mostAtOnce(inOne)).toBe(1);
  const inTwo = () =>
    Promise.all([anActor(), anActor()].map((sam) => createSnippet(sam, undefined, draft, undefined)));
  expect(await mostAtOnce(inTwo)).toBe(2);
});

it('those who take from one pool go one after the other', async () => {
  const sam = anActor();
  const reserve = () => reserveTokens(sam, `u_${sam.uid}`, 10, 100);
  expect(await mostAtOnce(() => Promise.all([reserve(), reserve(), reserve(), reserve()]))).toBe(1);
});
