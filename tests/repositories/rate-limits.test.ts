import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { rateLimits } from '@/lib/server/rate-limits/rate-limits';
import { countCall } from '@/lib/server/rate-limits/count-call';
import { LeasedLimit } from '@/lib/server/rate-limits/leased-limit';
import { giveBackCalls, takeCalls } from '@/lib/server/repositories/rate-limit-store';
import { inviteMember, resendInvitation } from '@/lib/server/services/organizations/manage-members';
import { createOrganization } from '@/lib/server/services/organizations/manage-organization';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

const minute = 60_000;
const size = { unasked: 100, batch: 200 };
const limit = { kind: 'calls', most: 1_000, windowMs: minute };
const aKey = () => `person-${crypto.randomUUID()}`;
const refusal = (retryAfter: unknown = expect.any(Number)) => ({
  code: 'rate_limited',
  extra: { retryAfter },
});

let now: number;
const aProcess = () => new LeasedLimit(limit, size, () => now, taking);

/** What processes are asking the store for, ahead of need. */
const asked: Promise<unknown>[] = [];
const taking: typeof takeCalls = (...call) => {
  const taken = takeCalls(...call);
  asked.push(taken);
  return taken;
};

beforeAll(async () => {
  startTestBackend();
  // Google's emulator takes its time for the first one.
  await takeCalls({ limit, key: aKey() }, 1, Date.now());
});
beforeEach(() => {
  startTestBackend();
  now = Date.now();
});
afterEach(() => vi.useRealTimers());

async function letThrough(calls: LeasedLimit, count: number, key: string): Promise<number> {
  let through = 0;
  for (let n = 0; n < count; n += 1) {
    await calls.take(key).then(
      () => (through += 1),
      () => undefined,
    );
  }
  return through;
}

const kept = async () => (await backend().firestore.collection('limits').get()).docs;

/** What a work leaves in the store that was not there before. */
async function keptBy(work: () => Promise<unknown>) {
  const before = new Set((await kept()).map(({ id }) => id));
  await work();
  return (await kept()).filter(({ id }) => !before.has(id));
}

describe('a limit by leases', () => {
  it('lets exactly so many calls through, names the wait, and starts afresh after the window', async () => {
    const [calls, sam] = [aProcess(), aKey()];
    expect(await letThrough(calls, 1_100, sam)).toBe(1_000);
    now += 20_000;
    await expect(calls.take(sam)).rejects.toMatchObject(refusal(40));
    await expect(calls.take(aKey()), 'others are not concerned').resolves.toBeUndefined();
    now += 40_000;
    expect(await letThrough(calls, 1_100, sam)).toBe(1_000);
  });

  it('of the calls of one person begins well above 1,500 a minute', async () => {
    expect(await letThrough(rateLimits().calls, 1_500, aKey())).toBe(1_500);
  });

  it('lets so many through that come at once', async () => {
    const [calls, sam] = [aProcess(), aKey()];
    const outcomes = await Promise.allSettled(Array.from({ length: 1_100 }, () => calls.take(sam)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1_000);
  });

  it('is one over two processes, but for what each lets through unasked', async () => {
    const sam = aKey();
    const [one, other] = [aProcess(), aProcess()];
    const first = await letThrough(one, 700, sam);
    // Google's emulator keeps whom it lets meet waiting for longer than a call waits for the store.
    await Promise.all(asked);
    const through = first + (await letThrough(other, 700, sam));
    expect(through).toBeGreaterThanOrEqual(800);
    expect(through).toBeLessThanOrEqual(1_100);
  });

  it('is not started anew by a restart', async () => {
    const sam = aKey();
    await letThrough(aProcess(), 1_100, sam);
    const restarted = aProcess();
    expect(await letThrough(restarted, 1_000, sam)).toBeLessThanOrEqual(size.unasked);
    await expect(restarted.take(sam)).rejects.toMatchObject(refusal());
  });

  it('costs nobody a write who makes few calls, and six for a thousand', async () => {
    const transactions = vi.spyOn(backend().firestore, 'runTransaction');
    const calls = aProcess();
    for (let n = 0; n < 20; n += 1) await letThrough(calls, 40, aKey());
    expect(transactions).not.toHaveBeenCalled();
    await letThrough(calls, 1_000, aKey());
    expect(transactions.mock.calls.length).toBeLessThanOrEqual(6);
  });

  it('keeps when it ends, and nothing that names anybody', async () => {
    const sam = `${aKey()}@dogs.example`;
    const [document, ...others] = await keptBy(() => letThrough(aProcess(), 200, sam));
    expect(others).toEqual([]);
    expect(document?.id).toMatch(/^[0-9a-f]{64}$/);
    const expiresAt = expect.objectContaining({ toDate: expect.any(Function) as unknown }) as unknown;
    expect(document?.data()).toEqual({ count: expect.any(Number) as unknown, expiresAt });
  });
});

describe('a limit that counts each call', () => {
  const five = { kind: 'mails', most: 5, windowMs: minute };

  it('holds for calls that come at once, and names the wait', async () => {
    const key = aKey();
    const calls = Array.from({ length: 8 }, () => countCall({ limit: five, key }));
    const outcomes = await Promise.allSettled(calls);
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(3);
    expect(refused[0]?.reason).toMatchObject(refusal());
  });

  it('is not started anew where the process does not know of it', async () => {
    const key = aKey();
    for (let n = 0; n < 5; n += 1) await countCall({ limit: five, key });
    vi.resetModules();
    const anew = await import('@/lib/server/rate-limits/count-call');
    expect(anew.countCall).not.toBe(countCall);
    await expect(anew.countCall({ limit: five, key })).rejects.toMatchObject(refusal());
  });

  it('starts afresh after the window', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const key = aKey();
    for (let n = 0; n < 5; n += 1) await countCall({ limit: five, key });
    await expect(countCall({ limit: five, key })).rejects.toMatchObject(refusal(60));
    vi.setSystemTime(Date.now() + minute);
    await expect(countCall({ limit: five, key })).resolves.toBeUndefined();
  });

  it('counts under none of its keys where one is full', async () => {
    const [full, other] = [aKey(), aKey()];
    for (let n = 0; n < 5; n += 1) await countCall({ limit: five, key: full });
    for (let n = 0; n < 5; n += 1) {
      const both = countCall({ limit: five, key: other }, { limit: five, key: full });
      await expect(both).rejects.toMatchObject(refusal());
    }
    await expect(countCall({ limit: five, key: other })).resolves.toBeUndefined();
  });

  it('does not look into the store for who goes on asking', async () => {
    const key = aKey();
    for (let n = 0; n < 6; n += 1) await countCall({ limit: five, key }).catch(() => undefined);
    const transactions = vi.spyOn(backend().firestore, 'runTransaction');
    await expect(countCall({ limit: five, key })).rejects.toMatchObject(refusal());
    expect(transactions).not.toHaveBeenCalled();
  });

  it('refuses with 503 what it cannot count', async () => {
    vi.spyOn(backend().firestore, 'runTransaction').mockRejectedValue(new Error('down'));
    vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    await expect(countCall({ limit: five, key: aKey() })).rejects.toMatchObject({
      code: 'unavailable',
      extra: { retryAfter: 30 },
    });
  });
});

describe('invitations', () => {
  it('are two hundred an hour for an organization, whichever process counts; what is refused does not count', async () => {
    const { orgId, admin } = await anOrganization({ status: 'active', licenses: 0 });
    const invite = (email: string) => inviteMember(admin, orgId, { email, role: 2 }, undefined);
    const [document] = await keptBy(() => invite('kim@dogs.example'));
    await expect(invite('kim@dogs.example')).rejects.toMatchObject({ code: 'conflict' });
    expect((await document?.ref.get())?.get('count')).toBe(1);
    await document?.ref.update({ count: 199 });
    await invite('lee@dogs.example');
    await expect(invite('max@dogs.example')).rejects.toMatchObject(refusal());
  });

  it('are mailed to one mailbox ten times an hour', async () => {
    const { orgId, admin, invited } = await anOrganization({ status: 'active', licenses: 0 });
    for (let n = 0; n < 10; n += 1) await resendInvitation(admin, orgId, invited.email);
    await expect(resendInvitation(admin, orgId, invited.email)).rejects.toMatchObject(refusal());
  });
});

describe('organizations that nobody pays for', () => {
  const create = (actor: ReturnType<typeof anActor>) => createOrganization(actor, { name: 'X' }, undefined);

  it('are twenty at most for a person, asked for at once or not', async () => {
    const sam = anActor();
    const outcomes = await Promise.allSettled(Array.from({ length: 23 }, () => create(sam)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(create(sam)).rejects.toMatchObject({
      code: 'conflict',
      message: 'You have 20 organizations without a subscription. Subscribe one of them or delete one first.',
    });
    await expect(create(anActor())).resolves.toBeDefined();
  });

  it('leave room again once one is paid for', async () => {
    const sam = anActor();
    const ids = [];
    for (let n = 0; n < 20; n += 1) ids.push((await create(sam)).id);
    await backend()
      .firestore.doc(`organizations/${ids[0]}`)
      .update({ subscription: { status: 'active', licenses: 3 } });
    await expect(create(sam)).resolves.toBeDefined();
    await expect(create(sam)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('what a process gives back', () => {
  it('is there for the next one, and not for another window', async () => {
    const counted = { limit, key: aKey() };
    const { endsAt } = await takeCalls(counted, 900, now);
    await giveBackCalls(counted, 400, endsAt);
    expect(await takeCalls(counted, 900, now)).toEqual({ taken: 500, endsAt });
    await giveBackCalls(counted, 400, endsAt - 1);
    await giveBackCalls({ limit, key: aKey() }, 400, endsAt);
    expect((await takeCalls(counted, 1, now)).taken).toBe(0);
  });
});
