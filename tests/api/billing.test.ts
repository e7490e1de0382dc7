import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { askingCard } from '@/local/stripe/engine/cards';
import { answerOnInvoice } from '@/local/stripe/pages/answer-on-invoice';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { newPerson, request, verifiedPerson, type Answer, type Caller } from '../support/api';

const path = '/api/stripe/subscription';

/** Asks until the answer is as wanted, for at most the 5 seconds in which a payment has to show. */
async function until(ask: () => Promise<Answer>, isWanted: (answer: Answer) => boolean): Promise<Answer> {
  const end = Date.now() + 5_000;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer) || Date.now() > end) return answer;
    await pause(50);
  }
}

const subscriptionOf = (as: Caller) => request('GET', path, { as });
const isActive = ({ status, json }: Answer) => status === 200 && json.status === 'active';
const startSession = (as: Caller, query = '') =>
  request('POST', `/api/stripe/create-session${query}`, { as });

describe('the personal plan', () => {
  it('is bought on the checkout page, and covers who bought it', async () => {
    const sam = await newPerson();
    expect((await subscriptionOf(sam)).status).toBe(204);
    const session = await startSession(sam);
    expect(session.status).toBe(200);
    expect((await payAtCheckout(session.json.url as string)).status).toBe(303);
    const { json } = await until(() => subscriptionOf(sam), isActive);
    expect(json).toMatchObject({
      status: 'active',
      source: 'personal',
      cancelAtPeriodEnd: false,
      tokens: { used: 0, limit: 200_000 },
    });
    expect((await request('GET', '/api/usage', { as: sam })).json.tokens.limit).toBe(200_000);
    const portal = await startSession(sam);
    expect(portal.json.url).not.toBe(session.json.url);
  });

  it('has one checkout page for all who ask at once', async () => {
    const sam = await newPerson();
    const sessions = await Promise.all([1, 2, 3].map(() => startSession(sam)));
    expect(sessions.map(({ status }) => status)).toEqual([200, 200, 200]);
    const urls = new Set(sessions.map(({ json }) => json.url as string));
    expect(urls.size).toBe(1);
    for (const url of urls) expect((await payAtCheckout(url)).status).toBe(303);
  });

  it('is not bought with a card that is declined', async () => {
    const sam = await newPerson();
    const session = await startSession(sam);
    expect((await payAtCheckout(session.json.url as string, '4000000000000002')).status).toBe(402);
    await pause(500);
    expect((await subscriptionOf(sam)).status).toBe(204);
  });
});

describe('a plan that was canceled', () => {
  it('is kept from the page of the plan, for what it costs, and only once', async () => {
    const sam = await newPerson();
    const resume = (query = '') => request('POST', `${path}?resume=true${query}`, { as: sam });
    expect((await resume()).json).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('no plan to keep') as string,
    });
    await payAtCheckout((await startSession(sam)).json.url as string);
    const { json } = await until(() => subscriptionOf(sam), isActive);
    expect(json.renewal).toEqual({ amount: 1_200, currency: 'usd', interval: 'month' });
    expect((await resume()).json).toMatchObject({
      code: 'conflict',
      error: expect.stringContaining('is not canceled') as string,
    });
    const { url } = (await startSession(sam)).json as { url: string };
    const action = { action: 'cancel_at_period_end', subscription: json.id as string };
    await fetch(url, { method: 'POST', body: new URLSearchParams(action) });
    await until(
      () => subscriptionOf(sam),
      (answer) => answer.json.cancelAtPeriodEnd === true,
    );
    expect((await resume('&orgId=nowhere')).status).toBe(403);
    const kept = await resume();
    expect([kept.status, kept.json.cancelAtPeriodEnd]).toEqual([200, false]);
    expect((await subscriptionOf(sam)).json).toEqual(kept.json);
    const { events } = (await request('GET', '/api/audit', { as: sam })).json as {
      events: { action: string }[];
    };
    expect(events.filter((event) => event.action === 'plan.resumed')).toHaveLength(1);
  });
});

describe('an organization’s licenses', () => {
  let admin: Caller;
  let orgId: string;
  beforeAll(async () => {
    admin = await verifiedPerson();
    const created = await request('POST', '/api/organization', { as: admin, body: { name: 'Sit & Stay' } });
    orgId = created.json.id as string;
    expect((await subscriptionOf(admin)).json).toMatchObject({
      status: 'incomplete',
      orgId,
      licenseCount: 1,
    });
    const session = await startSession(admin, `?orgId=${orgId}&licenseCount=3`);
    await payAtCheckout(session.json.url as string);
    await until(() => subscriptionOf(admin), isActive);
  });
  const invite = (email: string) =>
    request('POST', `/api/organization/membership?orgId=${orgId}`, { as: admin, body: { email, role: 2 } });
  const licenses = (licenseCount: unknown, as = admin) =>
    request('PUT', path, { as, body: { orgId, licenseCount } });

  it('are what was paid for', async () => {
    const { json } = await subscriptionOf(admin);
    expect(json).toMatchObject({
      source: 'organization',
      orgId,
      licenseCount: 3,
      tokens: { limit: 600_000 },
    });
    const organization = await request('GET', `/api/organization?orgId=${orgId}`, { as: admin });
    expect(organization.json.mostRecentSubscriptionStatus).toEqual({ status: 'active', licenses: 3 });
    expect(organization.json.pricingTiers.length).toBeGreaterThan(1);
    const pricing = await request('GET', `${path}?orgpricing=true`, { as: admin });
    expect(pricing.json.pricingTiers).toEqual(organization.json.pricingTiers);
    expect(pricing.json.plans).toEqual({
      personal: { unitAmount: 1_200, currency: 'usd', interval: 'month', snippets: null, tokens: 200_000 },
      license: { snippets: null, tokens: 200_000 },
    });
  });

  it('are seats, raised and lowered, never below those held', async () => {
    expect((await invite('a@x.example')).status).toBe(201);
    expect((await invite('b@x.example')).status).toBe(201);
    expect((await invite('c@x.example')).json.code).toBe('no_seat');
    const raised = await licenses(10);
    expect([raised.status, raised.json.licenseCount]).toEqual([200, 10]);
    expect((await invite('c@x.example')).status).toBe(201);
    const refused = await licenses(3);
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
    expect(refused.json.error).toContain('4 seats');
    const lowered = await licenses(4);
    expect([lowered.status, lowered.json.licenseCount]).toEqual([200, 4]);
    expect((await invite('d@x.example')).json.code).toBe('no_seat');
  });

  it('are priced before they are bought, and refused as the change would be', async () => {
    const preview = (count: string, as = admin) =>
      request('GET', `${path}?orgId=${orgId}&licenseCount=${count}`, { as });
    const more = await preview('12');
    expect(more.status).toBe(200);
    expect(more.json.dueNow).toBeGreaterThan(0);
    expect(more.json.perInterval).toBeGreaterThan((await preview('5')).json.perInterval as number);
    expect((await subscriptionOf(admin)).json.licenseCount).toBe(4);
    expect((await preview('3')).json.error).toContain('4 seats');
    expect((await preview('1.5')).status).toBe(400);
    expect((await preview('12', await verifiedPerson())).status).toBe(403);
  });

  it('wait for the bank where it wants the payment confirmed, and are there once it was', async () => {
    const head = await verifiedPerson();
    const created = await request('POST', '/api/organization', { as: head, body: { name: 'Stay' } });
    const id = created.json.id as string;
    const session = await startSession(head, `?orgId=${id}&licenseCount=5`);
    await payAtCheckout(session.json.url as string, askingCard);
    await until(() => subscriptionOf(head), isActive);
    const refused = await request('PUT', path, { as: head, body: { orgId: id, licenseCount: 6 } });
    expect([refused.status, refused.json.code]).toEqual([409, 'conflict']);
    expect(refused.json.error).toMatch(/^Your bank wants you to confirm this payment\./);
    const { json } = await request('GET', `${path}?orgId=${id}`, { as: head });
    expect(json).toMatchObject({ licenseCount: 5, pendingChange: { licenseCount: 6 } });
    await answerOnInvoice(json.pendingChange.confirmUrl as string, 'confirm');
    const paid = await until(
      () => subscriptionOf(head),
      (answer) => answer.json.licenseCount === 6,
    );
    expect(paid.json).toMatchObject({
      licenseCount: 6,
      lastPayment: { amount: json.pendingChange.amountDue as number, currency: 'usd' },
    });
    expect(paid.json).not.toHaveProperty('pendingChange');
  });

  it.each([-1, 1.5, 10_001, '5', null])('are not %j', async (count) => {
    expect((await licenses(count)).status).toBe(400);
  });

  it('are an admin’s matter', async () => {
    const outsider = await verifiedPerson();
    expect((await licenses(5, outsider)).status).toBe(403);
    expect((await startSession(outsider, `?orgId=${orgId}`)).status).toBe(403);
  });

  it('keep the organization from being deleted while they run', async () => {
    const answer = await request('DELETE', `/api/organization?orgId=${orgId}&name=Sit%20%26%20Stay`, {
      as: admin,
    });
    expect([answer.status, answer.json.code]).toEqual([409, 'conflict']);
  });
});

describe('the webhook', () => {
  it('refuses what is not signed, and changes nothing', async () => {
    for (const headers of [{}, { 'Stripe-Signature': 't=1,v1=abc' }]) {
      const answer = await request('POST', '/api/stripe/webhook', { raw: '{"type":"x"}', headers });
      expect([answer.status, answer.json.code]).toEqual([400, 'validation']);
    }
    expect((await request('GET', '/api/stripe/webhook')).status).toBe(405);
  });
});
