import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { Deadline } from '@/lib/server/runtime/deadline';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import { resumePlan } from '@/lib/server/services/billing/resume-plan';
import { removed } from '../support/before-commit';
import { aPayingSchool, changeInStripe, ownerOf } from '../support/paying-organization';
import { startStandIn, turnSwitch, type StandIn } from '../support/stripe';
import { startTestBackend } from '../support/test-backend';

let standIn: StandIn;
beforeAll(() => void startTestBackend());
beforeEach(async () => {
  standIn = await startStandIn();
  provideBackend({ ...backend(), billing: standIn.billing });
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
});

const atStripe = async (customerId: string) => (await standIn.billing.subscriptionsOf(customerId))[0];

/** A school whose plan ends with its period; nobody has told us yet. */
async function anEndingSchool() {
  const school = await aPayingSchool(standIn, 5);
  const subscription = await atStripe(school.customerId);
  await standIn.stripe.subscriptions.update(subscription?.id ?? '', { cancel_at_period_end: true });
  return school;
}

const conflict = (sentence: string) =>
  expect.objectContaining({
    code: 'conflict',
    message: expect.stringContaining(sentence) as string,
  }) as Error;
const unavailable = (sentence: string) =>
  expect.objectContaining({
    code: 'unavailable',
    message: expect.stringContaining(sentence) as string,
  }) as Error;

describe('a plan that was canceled', () => {
  it('is kept at Stripe and on record, with who did it', async () => {
    const { orgId, admin, customerId } = await anEndingSchool();
    const kept = await resumePlan(admin, orgId);
    expect(kept).toMatchObject({ orgId, cancelAtPeriodEnd: false, renewal: { interval: 'month' } });
    expect(kept.renewal?.amount).toBe(((await atStripe(customerId))?.price.unitAmount ?? 0) * 5);
    expect(await atStripe(customerId)).toMatchObject({ status: 'active', cancelAtPeriodEnd: false });
    expect((await readBilling(ownerOf(orgId)))?.subscription).toMatchObject({ cancelAtPeriodEnd: false });
    const { events } = await listAuditEvents(admin, { orgId });
    expect(events[0]).toMatchObject({ action: 'plan.resumed', actor: { uid: admin.uid }, orgId });
    await expect(resumePlan(admin, orgId)).rejects.toEqual(conflict('is not canceled'));
  });

  it('is kept where Stripe has its end as a date', async () => {
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 5);
    const end = (await atStripe(customerId))?.currentPeriodEnd.getTime() ?? 0;
    await changeInStripe(standIn, customerId, { cancel_at: end / 1_000 });
    expect(await atStripe(customerId)).toMatchObject({ cancelAtPeriodEnd: true });
    await resumePlan(admin, orgId);
    expect(await atStripe(customerId)).toMatchObject({ cancelAtPeriodEnd: false });
  });

  it('is kept by nobody once it is over', async () => {
    const { orgId, admin, customerId } = await anEndingSchool();
    await changeInStripe(standIn, customerId, { current_period_end: 1 });
    await expect(resumePlan(admin, orgId)).rejects.toEqual(conflict('has ended already'));
  });

  it('stays canceled for who was removed while Stripe was asked', async () => {
    const { orgId, admin, customerId } = await anEndingSchool();
    const { billing } = backend();
    const subscriptionsOf: typeof billing.subscriptionsOf = async (...asked) => {
      await removed(orgId, admin);
      return billing.subscriptionsOf(...asked);
    };
    provideBackend({ ...backend(), billing: { ...billing, subscriptionsOf } });
    await expect(resumePlan(admin, orgId)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await atStripe(customerId)).toMatchObject({ cancelAtPeriodEnd: true });
  });

  it.each([
    ['does not answer at all', { fail: 'before' }, 'the plan is as it was', true],
    ['refuses the change', { fail: 'before', only: 'POST /v1/subscriptions/' }, 'not confirmed it', true],
    ['loses its answer', { fail: 'cut', only: 'POST /v1/subscriptions/' }, 'not confirmed it', false],
  ] as const)('where Stripe %s, what is known is said', async (_, failure, sentence, isCanceled) => {
    const { orgId, admin, customerId } = await anEndingSchool();
    await turnSwitch(standIn.origin, 'calls', failure);
    await expect(resumePlan(admin, orgId, new Deadline(1_500))).rejects.toEqual(unavailable(sentence));
    await turnSwitch(standIn.origin, 'calls');
    expect(await atStripe(customerId)).toMatchObject({ cancelAtPeriodEnd: isCanceled });
    if (isCanceled) await resumePlan(admin, orgId);
    else await expect(resumePlan(admin, orgId)).rejects.toEqual(conflict('is not canceled'));
  });
});
