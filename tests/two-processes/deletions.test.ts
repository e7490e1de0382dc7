import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aDraft, request, subscriber, type Caller } from '../support/api';
import { documentsNaming } from '../support/stored-documents';
import { turnSwitch } from '../support/stripe';
import {
  aMember,
  aPayingSchool,
  aThirdProcess,
  atBoth,
  billingOf,
  call,
  changeAtStripe,
  inTurns,
  numbers,
  outcomes,
  processes,
  store,
  stripeUrl,
  takeStripe,
  until,
  untilStruck,
} from '../support/two-processes';

const [first, second] = processes;

/** What was made by a call that remembers its answer is named there for a day. */
const leftOf = async (subject: string) =>
  (await documentsNaming(subject)).filter((path) => !path.startsWith('idempotency/'));

const timesRecorded = async (action: string, field: 'uid' | 'orgId', subject: string) =>
  (await store.collection('audit').where('action', '==', action).where(field, '==', subject).get()).size;

/** Writes at the second process for as long as the work lasts, and a little longer. */
async function whileWriting(path: string, writers: readonly Caller[], work: () => Promise<void>) {
  const state = { isOver: false };
  const writing = writers.map(async (as) => {
    const write = () => call('POST', path, { as, at: second, body: aDraft() });
    while (!state.isOver) await write();
    return write();
  });
  await work();
  state.isOver = true;
  return Promise.all(writing);
}

it('an account that is deleted at one, while the other writes into it, leaves nothing', async () => {
  const sam = await subscriber();
  const late = await whileWriting('/api/snippets', [sam, sam], async () => {
    const deleted = await inTurns([sam, sam], ({ at }, as) => call('DELETE', '/api/account', { as, at }));
    // The one does it; the other hears that somebody is at it, or that nobody is there any more.
    expect(deleted.map(({ status }) => status)).toContain(204);
    for (const { status } of deleted) expect([204, 401, 409]).toContain(status);
  });
  expect(late.map(({ status }) => status)).toEqual([401, 401]);
  expect(await leftOf(sam.uid)).toEqual([]);
  expect(await timesRecorded('account.deleted', 'uid', sam.uid)).toBe(1);
});

it('an organization that is deleted at one, while the other writes into it, leaves nothing', async () => {
  const { admin, orgId, name } = await aPayingSchool(3);
  const editors = [await aMember(admin, orgId, 1), await aMember(admin, orgId, 1)];
  await changeAtStripe(orgId, { status: 'canceled' });
  await until(async () => {
    const answers = await atBoth('GET', `/api/organization?orgId=${orgId}`, { as: admin });
    return answers.every(({ json }) => json.mostRecentSubscriptionStatus?.status === 'canceled');
  }, 'both know that it is canceled');
  await whileWriting(`/api/snippets?orgId=${orgId}`, editors, async () => {
    const path = `/api/organization?orgId=${orgId}&name=${name}`;
    const deleted = await inTurns([1, 2], ({ at }) => call('DELETE', path, { as: admin, at }));
    expect(outcomes(deleted)[204]).toBeGreaterThan(0);
  });
  await until(async () => (await leftOf(orgId)).length === 0, 'nothing is left of the organization');
  expect(await timesRecorded('organization.deleted', 'orgId', orgId)).toBe(1);
});

it('a deletion whose process is killed over it is let alone for as long as it is held, then goes on at another', async () => {
  const sam = await subscriber();
  await call('POST', '/api/snippets', { as: sam, body: aDraft() });
  const third = await aThirdProcess();
  const { customerId } = await billingOf(`u_${sam.uid}`);
  await takeStripe();
  await turnSwitch(stripeUrl, 'calls', { before: 60_000, only: `DELETE /v1/customers/${customerId}` });
  const cut = request('DELETE', '/api/account', { as: sam, at: third.url }).catch(() => 'cut');
  await untilStruck();
  third.kill();
  expect(await cut).toBe('cut');
  await turnSwitch(stripeUrl, 'calls');

  for (const { status, json } of await atBoth('GET', '/api/account', { as: sam })) {
    expect([status, json.isBeingDeleted]).toEqual([200, true]);
  }
  const held = await inTurns(numbers(2), ({ at }) => call('DELETE', '/api/account', { as: sam, at }));
  expect(outcomes(held)).toEqual({ conflict: 2 });
  expect(await leftOf(sam.uid)).not.toEqual([]);

  // Two minutes pass.
  const digest = createHash('sha256').update(sam.uid).digest('hex');
  await store.doc(`deletions/u_${digest}`).update({ 'job.heldUntil': new Date(), 'job.dueAt': new Date() });
  const asked = await call('DELETE', '/api/account', { as: sam, at: first });
  // Where another one has taken it up by itself meanwhile, it is at it, or done.
  expect([204, 401, 409]).toContain(asked.status);
  await until(async () => (await leftOf(sam.uid)).length === 0, 'nothing is left of the account');
  expect(await timesRecorded('account.deleted', 'uid', sam.uid)).toBe(1);
});
