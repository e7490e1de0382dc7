import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { changeLicenses } from '@/lib/server/services/billing/change-licenses';
import {
  getOrganizationSubscription,
  getSubscription,
} from '@/lib/server/services/billing/read-subscription';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { answerOnInvoice } from '@/local/stripe/pages/answer-on-invoice';
import { aSchool, owner, subscriptionIn } from '../support/school-at-stripe';
import { startStandIn, turnSwitch, type StandIn } from '../support/stripe';
import { startTestBackend, type Staff } from '../support/test-backend';

let standIn: StandIn;
beforeAll(() => {
  startTestBackend();
});
beforeEach(async () => {
  standIn = await startStandIn();
  provideBackend({ ...backend(), billing: standIn.billing });
});

type School = Staff & { customerId: string };

/** A school whose card asks its holder to confirm a payment. */
async function aSchoolWithACarefulBank(licenses: number): Promise<School> {
  const school = await aSchool(standIn, licenses);
  await turnSwitch(standIn.origin, 'customer', { id: school.customerId, card: 'asks' });
  return school;
}

const change = ({ admin, orgId }: School, licenseCount: number) =>
  changeLicenses(admin, { orgId, licenseCount });

const read = ({ admin, orgId }: School) => getOrganizationSubscription(admin, orgId);

/** Asks for more licenses and gives the address where the bank is told yes or no. */
async function askFor(school: School, licenseCount: number): Promise<string> {
  await expect(change(school, licenseCount)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringContaining('Your bank wants you to confirm this payment') as string,
  });
  const { pendingChange } = await read(school);
  expect(pendingChange).toMatchObject({ licenseCount, currency: 'usd' });
  return pendingChange!.confirmUrl;
}

const seats = async ({ orgId }: School) => (await findOrganization(orgId))?.subscription;

const invoices = async ({ customerId }: School) =>
  (await standIn.stripe.invoices.list({ customer: customerId })).data.map(({ status, amount_paid: paid }) => [
    status,
    paid > 0,
  ]);

describe('licenses that the bank wants confirmed', () => {
  it('are there once it was, with what was paid', async () => {
    const school = await aSchoolWithACarefulBank(5);
    const url = await askFor(school, 8);
    expect(await read(school)).toMatchObject({ licenseCount: 5 });
    expect(await seats(school)).toEqual({ status: 'active', licenses: 5 });
    const { amountDue } = (await read(school)).pendingChange!;
    expect((await answerOnInvoice(url, 'confirm')).status).toBe(200);
    // No webhook was sent: whoever looks finds out.
    const after = await read(school);
    expect(after).toMatchObject({ licenseCount: 8, lastPayment: { amount: amountDue, currency: 'usd' } });
    expect(after.pendingChange).toBeUndefined();
    expect(await seats(school)).toEqual({ status: 'active', licenses: 8 });
    expect(await invoices(school)).toEqual([
      ['paid', true],
      ['paid', true],
    ]);
  });

  it('are there also where the webhook is faster than whoever comes back', async () => {
    const school = await aSchoolWithACarefulBank(5);
    await answerOnInvoice(await askFor(school, 8), 'confirm');
    await refreshSubscription(owner(school.orgId), school.customerId);
    expect(await seats(school)).toEqual({ status: 'active', licenses: 8 });
    const after = await read(school);
    expect(after).toMatchObject({ licenseCount: 8 });
    // A webhook that comes late changes nothing any more.
    await refreshSubscription(owner(school.orgId), school.customerId);
    expect(await read(school)).toEqual(after);
  });

  it('stay away when it was declined, and can be confirmed after all', async () => {
    const school = await aSchoolWithACarefulBank(5);
    const url = await askFor(school, 8);
    expect((await answerOnInvoice(url, 'decline')).status).toBe(402);
    expect(await read(school)).toMatchObject({ licenseCount: 5, pendingChange: { confirmUrl: url } });
    expect(await seats(school)).toEqual({ status: 'active', licenses: 5 });
    await answerOnInvoice(url, 'confirm');
    expect(await read(school)).toMatchObject({ licenseCount: 8 });
    // Once more pays nothing more.
    await answerOnInvoice(url, 'confirm');
    expect(await invoices(school)).toEqual([
      ['paid', true],
      ['paid', true],
    ]);
  });

  it('wait for whoever goes back without an answer, and hold up nothing', async () => {
    const school = await aSchoolWithACarefulBank(5);
    const url = await askFor(school, 8);
    expect(await read(school)).toMatchObject({ licenseCount: 5, pendingChange: { confirmUrl: url } });
    await turnSwitch(standIn.origin, 'customer', { id: school.customerId, card: 'pays' });
    expect(await change(school, 6)).toMatchObject({ licenseCount: 6 });
    expect((await read(school)).pendingChange).toBeUndefined();
    // What was replaced cannot be paid for any more.
    expect((await answerOnInvoice(url, 'confirm')).status).toBe(410);
    expect(await read(school)).toMatchObject({ licenseCount: 6 });
    expect(await invoices(school)).toEqual([
      ['paid', true],
      ['void', false],
      ['paid', true],
    ]);
  });

  it('are replaced by the next number that waits', async () => {
    const school = await aSchoolWithACarefulBank(5);
    const first = await askFor(school, 8);
    const second = await askFor(school, 9);
    expect(second).not.toBe(first);
    expect((await answerOnInvoice(first, 'confirm')).status).toBe(410);
    await answerOnInvoice(second, 'confirm');
    expect(await read(school)).toMatchObject({ licenseCount: 9 });
    expect(await invoices(school)).toEqual([
      ['paid', true],
      ['void', false],
      ['paid', true],
    ]);
  });

  it('that were confirmed meanwhile are what the next change begins with', async () => {
    const school = await aSchoolWithACarefulBank(5);
    const url = await askFor(school, 8);
    await answerOnInvoice(url, 'confirm');
    expect(await change(school, 6)).toMatchObject({ licenseCount: 6 });
    expect(await seats(school)).toEqual({ status: 'active', licenses: 6 });
  });

  it('that are confirmed in the very moment in which they are to give way are paid for once', async () => {
    const school = await aSchoolWithACarefulBank(5);
    const url = await askFor(school, 8);
    await turnSwitch(standIn.origin, 'calls', { before: 400, only: 'POST /v1/invoices/', times: 1 });
    const lowered = change(school, 6);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect((await answerOnInvoice(url, 'confirm')).status).toBe(200);
    expect(await lowered).toMatchObject({ licenseCount: 6 });
    expect(await invoices(school)).toEqual([
      // Two of the eight were given back: a credit.
      ['paid', false],
      ['paid', true],
      ['paid', true],
    ]);
  });

  it('are none where fewer are asked for: the ceiling could not hold until they are paid', async () => {
    const school = await aSchoolWithACarefulBank(10);
    const { id } = await subscriptionIn(standIn, school.customerId);
    // What is paid for each was cheaper once, so that even fewer cost more now.
    const { items } = await standIn.stripe.subscriptions.retrieve(id);
    const price = await standIn.stripe.prices.create({
      product: items.data[0]!.price.product as string,
      unit_amount: 1,
      currency: 'usd',
      recurring: { interval: 'month' },
      metadata: { plan: 'organization', licenses: '10' },
    });
    await standIn.stripe.prices.update(price.id, { active: false });
    await turnSwitch(standIn.origin, 'subscription', { id, price: price.id, silent: true });
    await expect(change(school, 9)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Use another card') as string,
    });
    expect((await read(school)).pendingChange).toBeUndefined();
    expect(await seats(school)).toEqual({ status: 'active', licenses: 10 });
  });

  it('are for those to see who may pay', async () => {
    const school = await aSchoolWithACarefulBank(5);
    await askFor(school, 8);
    expect(await getSubscription(school.admin)).toMatchObject({ pendingChange: { licenseCount: 8 } });
    const member = await getSubscription(school.member);
    expect(member).toMatchObject({ licenseCount: 5 });
    expect(member).not.toHaveProperty('pendingChange');
    expect(member).not.toHaveProperty('lastPayment');
  });
});

describe('an answer of Stripe that is lost', () => {
  it('leaves the change that waits to be found, and charges once', async () => {
    const school = await aSchoolWithACarefulBank(5);
    // The second call, which leaves the change waiting, is done each time it is tried, and its answer never comes.
    await turnSwitch(standIn.origin, 'calls', { fail: 'cut', only: 'POST /v1/subscriptions/', times: 4 });
    const url = await askFor(school, 8);
    expect(await seats(school)).toEqual({ status: 'active', licenses: 5 });
    await answerOnInvoice(url, 'confirm');
    expect(await read(school)).toMatchObject({ licenseCount: 8 });
    expect(await seats(school)).toEqual({ status: 'active', licenses: 8 });
    expect(await invoices(school)).toEqual([
      ['paid', true],
      ['paid', true],
    ]);
  });

  it('is given up where it never came to be', async () => {
    const school = await aSchoolWithACarefulBank(5);
    await expect(
      standIn.billing.callOff((await subscriptionIn(standIn, school.customerId)).id, 'a change'),
    ).resolves.toBeUndefined();
    const { id } = await subscriptionIn(standIn, school.customerId);
    await expect(standIn.billing.changeLicenses(id, 8, 'a change')).rejects.toMatchObject({
      name: 'BillingFailure',
      isUndone: true,
    });
    expect(await invoices(school)).toEqual([['paid', true]]);
  });
});
