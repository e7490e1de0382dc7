import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, provideBackend, type Backend } from '@/lib/server/backend/backend';
import { rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { deletePool, reserveTokens, tokensUsed } from '@/lib/server/repositories/billing/token-pools';
import { keepDoing } from '@/lib/server/runtime/keep-doing';
import { beginShutdown } from '@/lib/server/runtime/shutdown';
import { carryingDeletionsOn, resumeDeletions } from '@/lib/server/services/deletions/run-deletions';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { createSnippet } from '@/lib/server/services/snippets/write-snippets';
import { withFailure, type Failure } from '../support/failing-calls';
import { forgetShutdown } from '../support/shutdown';
import { documentsNaming } from '../support/stored-documents';
import { anOrganization, startTestBackend } from '../support/test-backend';

const name = 'Good Dog Academy';
const draft = { title: 'Loose leash', versions: { male: { html: '<p>{{dog}} and his leash</p>' } } };

/** What has a sign-in, and what is a customer at Stripe. */
const accounts = new Set<string>();
const customers = new Set<string>();
let isStripeDown = false;

/** As a process does from its start on. */
const keepCarryingOn = () => keepDoing('looking for deletions to go on with', 60_000, carryingDeletionsOn());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
beforeEach(() => {
  startTestBackend();
  const answering = () => {
    if (isStripeDown) throw new Error('Stripe is down.');
  };
  const billing = {
    pricingTiers: async () => [],
    subscriptionsOf: async () => {
      answering();
      return [];
    },
    closeCustomer: async (customerId: string) => {
      answering();
      customers.delete(customerId);
    },
  } as unknown as Backend['billing'];
  const { auth } = backend();
  auth.deleteUser = async (uid) => {
    if (!accounts.delete(uid)) throw Object.assign(new Error('Nobody.'), { code: 'auth/user-not-found' });
  };
  provideBackend({ ...backend(), billing });
  isStripeDown = false;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** An organization and a person in it, each with snippets, words and a customer. */
async function aSchool() {
  const { orgId, admin, editor } = await anOrganization();
  for (const owner of [`o_${orgId}`, `u_${editor.uid}`] as const) {
    const isShared = owner.startsWith('o_');
    await createSnippet(editor, isShared ? orgId : undefined, draft, undefined);
    await reserveTokens(editor, owner, 10, 100);
    customers.add(await rememberCustomer(owner, `cus_${owner}`));
  }
  accounts.add(editor.uid);
  return { orgId, admin, editor };
}
type School = Awaited<ReturnType<typeof aSchool>>;

const eventsOf = async (action: string, field: string, value: string) =>
  (await backend().firestore.collection('audit').where(field, '==', value).get()).docs.filter(
    (event) => event.get('action') === action,
  ).length;

const deletions = {
  'an account': {
    ask: ({ editor }: School) => deleteAccount(editor),
    async expectUntouched({ orgId, editor }: School) {
      expect((await findOrganization(orgId))?.members.map(({ userId }) => userId)).toContain(editor.uid);
      expect(await documentsNaming(`u_${editor.uid}`)).toHaveLength(4);
      expect(await documentsNaming(editor.uid, ['deletions'])).toEqual([]);
      expect([accounts.has(editor.uid), customers.has(`cus_u_${editor.uid}`)]).toEqual([true, true]);
    },
    async expectGone({ orgId, editor }: School) {
      // What they wrote for the organization stays with it.
      expect(await documentsNaming(editor.uid)).toEqual([expect.stringMatching(/^snippets\//)]);
      expect(await documentsNaming(editor.email)).toEqual([]);
      expect([accounts.has(editor.uid), customers.has(`cus_u_${editor.uid}`)]).toEqual([false, false]);
      expect((await findOrganization(orgId))?.members).toHaveLength(3);
      expect(await eventsOf('account.deleted', 'uid', editor.uid)).toBe(1);
      expect(await eventsOf('member.left', 'uid', editor.uid)).toBe(1);
    },
  },
  'an organization': {
    ask: ({ admin, orgId }: School) => deleteOrganization(admin, orgId, name),
    async expectUntouched({ orgId }: School) {
      expect(await findOrganization(orgId)).toBeDefined();
      expect(await documentsNaming(`o_${orgId}`)).toHaveLength(4);
      expect(customers.has(`cus_o_${orgId}`)).toBe(true);
    },
    async expectGone({ orgId }: School) {
      expect(await documentsNaming(orgId)).toEqual([]);
      expect(customers.has(`cus_o_${orgId}`)).toBe(false);
      expect(await eventsOf('organization.deleted', 'orgId', orgId)).toBe(1);
    },
  },
};

const isOnRecord = async ({ orgId, editor }: School) =>
  (await Promise.all([orgId, editor.uid].map((id) => documentsNaming(id, ['deletions'])))).flat().length > 0;

/** When whoever died over a deletion has let go of it, and its next try is due. */
const later = () => new Date(Date.now() + 3 * 60_000);

const ways: Omit<Failure, 'at'>[] = [
  { when: 'before', how: 'once' },
  { when: 'before', how: 'dies' },
  { when: 'after', how: 'dies' },
];

// A school is made and deleted for every step.
const patience = 120_000;

describe.each(Object.entries(deletions))('the deletion of %s', (_, { ask, expectUntouched, expectGone }) => {
  it.each(ways)(
    'comes to its end whichever step fails: $when it is done, $how',
    async (way) => {
      let at = 0;
      for (;;) {
        at += 1;
        const school = await aSchool();
        const { result, hasFailed } = await withFailure({ ...way, at }, () => ask(school));
        if (!hasFailed) break;
        if (result.status === 'rejected' && !(await isOnRecord(school))) {
          // It was refused: nothing is given up, and it can be asked for again.
          await expectUntouched(school);
          await ask(school);
        }
        await resumeDeletions(later());
        await expectGone(school);
      }
      expect(at).toBeGreaterThan(6);
    },
    patience,
  );

  it('waits for Stripe no longer in all than one request may', async () => {
    const school = await aSchool();
    const { billing } = backend();
    const left: (number | undefined)[] = [];
    vi.spyOn(billing, 'subscriptionsOf').mockImplementation(async (_id, deadline) => {
      left.push(deadline?.left);
      await pause(20);
      return [];
    });
    vi.spyOn(billing, 'closeCustomer').mockImplementation(
      async (_id, deadline) => void left.push(deadline?.left),
    );
    await ask(school);
    const [before = NaN, after = NaN] = left;
    expect(left).toHaveLength(2);
    // Not a deadline of its own, which would begin with as much as the one before.
    expect(after).toBeLessThanOrEqual(before - 15);
  });

  it('is refused while Stripe is down, and nothing is given up', async () => {
    const school = await aSchool();
    isStripeDown = true;
    await expect(ask(school)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'The payment service is not responding, so nothing was deleted. Try again in a moment.',
    });
    await expectUntouched(school);
    isStripeDown = false;
    expect(await ask(school)).toBe('done');
    await expectGone(school);
  });

  it.each(['the start', 'the clock'])('is gone on with by %s of a server', async (by) => {
    const tick = vi.spyOn(globalThis, 'setInterval');
    vi.useFakeTimers({ toFake: ['Date'] });
    if (by === 'the clock') keepCarryingOn();
    const school = await aSchool();
    await withFailure({ at: 4, when: 'before', how: 'dies' }, () => ask(school));
    expect(await isOnRecord(school)).toBe(true);
    vi.setSystemTime(later());
    if (by === 'the start') keepCarryingOn();
    else tick.mock.calls[0]![0]();
    await vi.waitFor(async () => expect(await isOnRecord(school)).toBe(false), 20_000);
    await expectGone(school);
  });

  it('waits longer after each try that failed, and goes on at once when it is asked for again', async () => {
    const school = await aSchool();
    const { closeCustomer } = backend().billing;
    const tries: number[] = [];
    let now = Date.now();
    backend().billing.closeCustomer = async () => {
      tries.push(now);
      throw new Error('Stripe is down.');
    };
    expect(await ask(school)).toBe('under-way');
    for (const end = now + 12 * 60_000; now < end; now += 10_000) await resumeDeletions(new Date(now));
    const pauses = tries.map((time, index) => time - (tries[index - 1] ?? time)).slice(1);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect([tries.length, pauses.at(-1)! >= 4 * pauses[0]!]).toEqual([5, true]);
    backend().billing.closeCustomer = closeCustomer;
    expect(await ask(school)).toBe('done');
    await expectGone(school);
  });
});

describe('a shutdown', () => {
  afterEach(forgetShutdown);

  it('stops a deletion at the end of a step, and the next process carries it to its end', async () => {
    const { orgId, admin } = await aSchool();
    const { billing } = backend();
    const closeCustomer = vi.spyOn(billing, 'closeCustomer').mockImplementation(async () => beginShutdown());
    expect(await deleteOrganization(admin, orgId, name)).toBe('under-way');
    expect(closeCustomer).toHaveBeenCalledOnce();
    expect(
      (await backend().firestore.collection('snippets').where('libraryId', '==', `o_${orgId}`).get()).size,
    ).toBe(1);
    await resumeDeletions(new Date(Date.now() + 60_000));
    expect(closeCustomer, 'nothing begins any more').toHaveBeenCalledOnce();
    forgetShutdown();
    closeCustomer.mockResolvedValue();
    await resumeDeletions(new Date(Date.now() + 60_000));
    expect(await findOrganization(orgId)).toBeUndefined();
    expect(
      (await backend().firestore.collection('snippets').where('libraryId', '==', `o_${orgId}`).get()).size,
    ).toBe(0);
  });
});

describe('words that were reserved for nothing', () => {
  it('are given back, and not to a pool that is gone', async () => {
    const { editor } = await aSchool();
    const owner = `u_${editor.uid}` as const;
    const giveBack = await reserveTokens(editor, owner, 30, 100);
    expect((await tokensUsed(owner)).used).toBe(40);
    await giveBack();
    expect((await tokensUsed(owner)).used).toBe(10);
    const late = await reserveTokens(editor, owner, 30, 100);
    await deletePool(owner);
    await late();
    expect((await tokensUsed(owner)).used).toBe(0);
  });
});
