import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { Deadline } from '@/lib/server/runtime/deadline';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { inviteMember } from '@/lib/server/services/organizations/manage-members';
import {
  refreshOrKeep,
  refreshSeats,
  refreshSubscription,
} from '@/lib/server/services/billing/refresh-subscription';
import { changeLicenses, previewLicenses } from '@/lib/server/services/billing/change-licenses';
import { getSubscription } from '@/lib/server/services/billing/read-subscription';
import {
  startOrganizationCheckout,
  startPersonalCheckout,
} from '@/lib/server/services/billing/start-checkout';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { aPayingSchool, changeInStripe, ownerOf } from '../support/paying-organization';
import { startStandIn, turnSwitch, type StandIn } from '../support/stripe';
import { anActor, anOrganization, startTestBackend } from '../support/test-backend';

let standIn: StandIn;
beforeAll(() => {
  startTestBackend();
  process.env['APP_URL'] ??= 'https://heelwrite.example';
});
beforeEach(async () => {
  standIn = await startStandIn();
  provideBackend({ ...backend(), billing: standIn.billing });
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
});

interface CallFailure {
  before?: number;
  after?: number;
  fail?: 'before' | 'after' | 'cut';
  only?: string;
  times?: number;
}
const failCalls = (what: CallFailure) => turnSwitch(standIn.origin, 'calls', what);
const well = () => failCalls({});
const calls = async () => {
  const answer = await fetch(`${standIn.origin}/_switches`);
  return ((await answer.json()) as { calls: Record<string, number> }).calls;
};

const update = 'POST /v1/subscriptions/';
/** Longer than any deadline of these tests. */
const forever = 60_000;
const soon = () => new Deadline(400);
const seatsOf = async (orgId: string) => (await findOrganization(orgId))?.subscription;
const unavailable = (sentence: string) =>
  expect.objectContaining({
    code: 'unavailable',
    message: expect.stringContaining(sentence) as string,
    extra: { retryAfter: expect.any(Number) as number },
  }) as Error;
const active = (licenses: number) => ({ status: 'active', licenses });

describe('a change of licenses that Stripe refuses', () => {
  it('frees the ceiling at once and says what the bank said, without another call', async () => {
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 5);
    await turnSwitch(standIn.origin, 'customer', { id: customerId, card: 'declines' });
    await well();
    await expect(changeLicenses(admin, { orgId, licenseCount: 9 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Your card was declined.',
    });
    expect(Object.keys(await calls()).filter((call) => call === 'GET /v1/subscriptions')).toEqual([]);
    expect(await seatsOf(orgId)).toEqual(active(5));
  });

  it('leaves no ceiling where it was canceled there and we do not know it yet', async () => {
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 5);
    await changeInStripe(standIn, customerId, { status: 'canceled' });
    await expect(changeLicenses(admin, { orgId, licenseCount: 9 })).rejects.toEqual(
      unavailable('nothing was charged'),
    );
    expect(await seatsOf(orgId)).toEqual(active(5));
  });

  it.each<CallFailure>([
    { only: 'GET /v1/prices', fail: 'before' },
    { only: 'GET /v1/prices', before: forever },
    { before: forever },
  ])('was never made where it could not be prepared: %j', async (what) => {
    const { orgId, admin } = await aPayingSchool(standIn, 5);
    await failCalls(what);
    await expect(
      changeLicenses(admin, { orgId, licenseCount: 4 }, new Deadline(what.fail ? 5_000 : 400)),
    ).rejects.toEqual(unavailable('Your licenses are as they were'));
    expect(await seatsOf(orgId)).toEqual(active(5));
  });
});

describe('a change of licenses whose answer is lost', () => {
  it.each<CallFailure>([
    { fail: 'cut', times: 1 },
    { fail: 'after', times: 1 },
    { fail: 'after', times: 3 },
    { fail: 'before', times: 1 },
  ])('is told as made, and made once: %j', async (what) => {
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 5);
    await failCalls({ ...what, only: update });
    expect(await changeLicenses(admin, { orgId, licenseCount: 9 })).toMatchObject({ licenseCount: 9 });
    expect(await seatsOf(orgId)).toEqual(active(9));
    const invoices = await standIn.stripe.invoices.list({ customer: customerId });
    expect(invoices.data).toHaveLength(2);
  });

  it('is told as made where only the answer hangs', async () => {
    const { orgId, admin } = await aPayingSchool(standIn, 5);
    await failCalls({ only: update, after: forever, times: 1 });
    const bought = await changeLicenses(admin, { orgId, licenseCount: 9 }, new Deadline(1_500));
    expect(bought).toMatchObject({ licenseCount: 9 });
    expect(await seatsOf(orgId)).toEqual(active(9));
  });

  it('is told as not made where it never will be: what comes late is refused', async () => {
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 5);
    await failCalls({ only: update, before: 2_500, times: 1 });
    await expect(changeLicenses(admin, { orgId, licenseCount: 4 }, new Deadline(1_500))).rejects.toEqual(
      unavailable('Your licenses are as they were'),
    );
    expect(await changeLicenses(admin, { orgId, licenseCount: 7 })).toMatchObject({ licenseCount: 7 });
    await new Promise((resolve) => setTimeout(resolve, 2_600));
    expect(await standIn.billing.subscriptionsOf(customerId)).toMatchObject([{ licenseCount: 7 }]);
    expect(await seatsOf(orgId)).toEqual(active(7));
  });

  const looks: [string, (school: Awaited<ReturnType<typeof aPayingSchool>>) => Promise<unknown>][] = [
    ['a change', ({ admin, orgId }) => changeLicenses(admin, { orgId, licenseCount: 9 })],
    ['a reading of the subscription', ({ admin }) => getSubscription(admin)],
    ['an invitation', ({ orgId }) => refreshSeats(orgId)],
    ['a webhook', ({ orgId, customerId }) => refreshSubscription(ownerOf(orgId), customerId)],
  ];
  it.each(looks)(
    'keeps the ceiling, and is found out at the next look: %s',
    async (_, look) => {
      const school = await aPayingSchool(standIn, 5);
      const { orgId, admin } = school;
      await failCalls({ only: update, before: forever });
      await expect(changeLicenses(admin, { orgId, licenseCount: 4 }, new Deadline(1_500))).rejects.toEqual(
        unavailable('may have gone through'),
      );
      expect(await seatsOf(orgId)).toMatchObject({ ceiling: 4, isUnsettled: true });
      await expect(changeLicenses(admin, { orgId, licenseCount: 9 }, soon())).rejects.toEqual(
        unavailable('Nothing else was changed'),
      );
      await well();
      // What still hangs of the last attempt is given up here.
      await vi.waitFor(
        async () => {
          await look(school);
          expect(await seatsOf(orgId)).not.toHaveProperty('ceiling');
        },
        { timeout: 20_000, interval: 200 },
      );
    },
    30_000,
  );
});

describe('Stripe that does not answer', () => {
  it('is waited for shortly before a seat is taken, and what was read last holds', async () => {
    const { orgId, admin } = await aPayingSchool(standIn, 5);
    await failCalls({ before: forever });
    await refreshSeats(orgId, 50);
    await failCalls({ before: forever });
    await inviteMember(admin, orgId, { email: 'new@heelwrite.test', role: 2 }, undefined);
    expect((await calls())['GET /v1/subscriptions'] ?? 0).toBe(0);
    expect((await findOrganization(orgId))?.members).toHaveLength(5);
  });

  it('keeps nobody waiting beyond the deadline, whatever is asked', async () => {
    const { customerId, orgId } = await aPayingSchool(standIn, 5);
    const id = (await standIn.billing.subscriptionsOf(customerId))[0]?.id ?? '';
    await failCalls({ before: forever });
    const { billing } = standIn;
    const back = 'https://heelwrite.example';
    const checkout = { customerId, plan: 'personal', successUrl: back, cancelUrl: back } as const;
    const asked = await Promise.allSettled([
      billing.pricingTiers(soon()),
      billing.findOrCreateCustomer({ orgId }, 'a@heelwrite.test', undefined, soon()),
      billing.startCheckout(checkout, soon()),
      billing.prepareCheckout(checkout, soon()),
      billing.openPortal(customerId, back, soon()),
      billing.subscriptionsOf(customerId, soon()),
      billing.changeLicenses(id, 9, 'key', soon()),
      billing.callOff(id, 'key', soon()),
      billing.previewLicenses(id, 9, soon()),
      billing.closeCustomer(customerId, soon()),
    ]);
    for (const result of asked) {
      expect(result).toMatchObject({ status: 'rejected', reason: { name: 'BillingFailure' } });
    }
  });

  it('is not asked again once the deadline is over', async () => {
    const { customerId } = await aPayingSchool(standIn, 5);
    await failCalls({ fail: 'before' });
    await expect(standIn.billing.subscriptionsOf(customerId, soon())).rejects.toMatchObject({
      name: 'BillingFailure',
    });
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect((await calls())['GET /v1/subscriptions'] ?? 0).toBeLessThanOrEqual(1);
  });

  it('makes a price unavailable, and says that nothing was changed', async () => {
    const { admin, orgId } = await aPayingSchool(standIn, 5);
    await failCalls({ only: 'POST /v1/invoices', fail: 'before' });
    await expect(previewLicenses(admin, { orgId, licenseCount: '9' })).rejects.toEqual(
      unavailable('Nothing was changed'),
    );
  });

  it('rests for a while once it has failed', async () => {
    const { orgId, customerId } = await aPayingSchool(standIn, 5);
    await failCalls({ fail: 'before' });
    await refreshOrKeep(ownerOf(orgId), customerId, 200);
    await well();
    await refreshOrKeep(ownerOf(orgId), customerId, 200);
    expect((await calls())['GET /v1/subscriptions'] ?? 0).toBeLessThanOrEqual(1);
  });
});

describe('a checkout', () => {
  it('that cannot be opened is unavailable, and goes on where it was when it is asked for again', async () => {
    const sam = anActor();
    await failCalls({ only: 'POST /v1/checkout/sessions', fail: 'after' });
    await expect(startPersonalCheckout(sam)).rejects.toEqual(unavailable('Nothing was charged'));
    await well();
    const { url } = await startPersonalCheckout(sam);
    const made = await calls();
    expect(made['POST /v1/customers'] ?? 0).toBe(0);
    expect(made['POST /v1/checkout/sessions'] ?? 0).toBe(0);
    expect((await payAtCheckout(url)).status).toBe(303);
  });

  it('asks for all that it needs first side by side', async () => {
    const { orgId, admin } = await anOrganization();
    await startOrganizationCheckout(admin, orgId, '5');
    await failCalls({ before: forever });
    const opening = startOrganizationCheckout(admin, orgId, '5');
    opening.catch(() => undefined);
    // None of them is answered, and all are asked.
    await vi.waitFor(async () =>
      expect(await calls()).toEqual({
        'GET /v1/checkout/sessions': 2,
        'GET /v1/prices': 1,
        'GET /v1/products': 1,
        'GET /v1/subscriptions': 1,
      }),
    );
    await standIn.close();
    await expect(opening).rejects.toEqual(unavailable('Nothing was charged'));
  });
});
