import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localWebhookSecret } from '@/local/stripe/credentials';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { isWrongSignature, PaymentRefused } from '@/lib/server/backend/billing';
import { endChange, readBilling, rememberCustomer } from '@/lib/server/repositories/billing-records';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { findOrganization } from '@/lib/server/repositories/organizations';
import { deleteAccount } from '@/lib/server/services/deletions/delete-account';
import { deleteOrganization } from '@/lib/server/services/deletions/delete-organization';
import { listAuditEvents } from '@/lib/server/services/accounts/list-audit-events';
import { acceptInvitation, inviteMember } from '@/lib/server/services/organizations/manage-members';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { changeLicenses } from '@/lib/server/services/billing/change-licenses';
import {
  getOrganizationSubscription,
  getSubscription,
} from '@/lib/server/services/billing/read-subscription';
import { handleWebhookEvent } from '@/lib/server/services/billing/handle-webhook-event';
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { startStandIn, type StandIn } from '../support/stripe';
import { anActor, anOrganization, startTestBackend, type Staff } from '../support/test-backend';

let standIn: StandIn;
beforeAll(() => {
  startTestBackend();
});
beforeEach(async () => {
  standIn = await startStandIn();
  provideBackend({ ...backend(), billing: standIn.billing });
});
afterEach(() => {
  vi.useRealTimers();
});

const owner = (orgId: string): OwnerId => `o_${orgId}`;

/** An organization of three members whose licenses were paid for. */
async function aSchool(licenseCount: number): Promise<Staff & { customerId: string }> {
  const staff = await anOrganization();
  const { orgId, admin } = staff;
  const customerId = await standIn.billing.findOrCreateCustomer({ orgId }, admin.email, 'School');
  await rememberCustomer(owner(orgId), customerId);
  const back = 'https://heelwrite.example/organization';
  const checkout = {
    customerId,
    plan: 'organization',
    licenseCount,
    successUrl: back,
    cancelUrl: back,
  } as const;
  await payAtCheckout(await standIn.billing.startCheckout(checkout));
  await refreshSubscription(owner(orgId), customerId);
  return { ...staff, customerId };
}

async function subscriptionIn(customerId: string) {
  const [subscription] = await standIn.billing.subscriptionsOf(customerId);
  if (!subscription) throw new Error('Nobody subscribed.');
  return subscription;
}

/** Changed in Stripe itself: nobody tells us. */
async function changeInStripe(customerId: string, change: Record<string, unknown>) {
  const { id } = await subscriptionIn(customerId);
  const answer = await fetch(`${standIn.origin}/_switches/subscription`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id, ...change }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

const activeIn = async (orgId: string) =>
  (await findOrganization(orgId))?.members.filter(({ status }) => status === 1).length;

describe('licenses lowered in Stripe itself', () => {
  it('leave seats to three of forty who accept at once', async () => {
    const { orgId, admin, customerId } = await aSchool(44);
    const people = Array.from({ length: 40 }, () => anActor());
    for (const { email } of people) await inviteMember(admin, orgId, { email, role: 2 }, undefined);
    await changeInStripe(customerId, { quantity: 6, silent: true });
    const results = await Promise.allSettled(people.map((actor) => acceptInvitation(actor, orgId)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(37);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'no_seat' });
    expect(await activeIn(orgId)).toBe(6);
  });

  it('leave no seat to invite for', async () => {
    const { orgId, admin, customerId } = await aSchool(10);
    await changeInStripe(customerId, { quantity: 4, silent: true });
    await expect(
      inviteMember(admin, orgId, { email: 'new@heelwrite.test', role: 2 }, undefined),
    ).rejects.toMatchObject({ code: 'no_seat' });
  });
});

describe('a change of licenses', () => {
  it('that nobody makes any more holds its ceiling until that is certain', async () => {
    const { orgId, customerId } = await aSchool(10);
    const subscription = { status: 'active', licenses: 10, ceiling: 4, changeId: 'change' };
    await backend().firestore.doc(`organizations/${orgId}`).update({ subscription });
    vi.useFakeTimers({ toFake: ['performance'] });
    const ceiling = async () => {
      await refreshSubscription(owner(orgId), customerId);
      return (await findOrganization(orgId))?.subscription?.ceiling;
    };
    expect(await ceiling()).toBe(4);
    vi.advanceTimersByTime(10_000);
    expect(await ceiling()).toBe(4);
    vi.advanceTimersByTime(5_000);
    expect(await ceiling()).toBeUndefined();
  });

  it('is refused by the card also where Stripe cannot be read afterwards', async () => {
    const { orgId, admin } = await aSchool(5);
    provideBackend({
      ...backend(),
      billing: {
        ...standIn.billing,
        changeLicenses: () => Promise.reject(new PaymentRefused('Your card was declined.')),
        subscriptionsOf: () => Promise.reject(new Error('Stripe is down.')),
      },
    });
    await expect(changeLicenses(admin, { orgId, licenseCount: 9 })).rejects.toMatchObject({
      code: 'conflict',
      message: 'Your card was declined.',
    });
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 5 });
  });
});

describe('a change of licenses is on record', () => {
  const recorded = async ({ orgId, admin }: Staff) =>
    (await listAuditEvents(admin, { orgId })).events
      .filter(({ action }) => action.startsWith('licences.'))
      .map(({ actor, action, metadata }) => [actor.uid, action, metadata?.['licenseCount']]);

  it('once, when it was made at the checkout or in Stripe itself', async () => {
    const school = await aSchool(5);
    const { orgId, customerId } = school;
    const refresh = () => refreshSubscription(owner(orgId), customerId);
    await refresh();
    expect(await recorded(school)).toEqual([['stripe', 'licences.changed', 5]]);
    await changeInStripe(customerId, { quantity: 7, silent: true });
    await Promise.all([refresh(), refresh()]);
    await changeInStripe(customerId, { status: 'past_due', silent: true });
    await refresh();
    await changeInStripe(customerId, { status: 'canceled', silent: true });
    await refresh();
    await refresh();
    expect(await recorded(school)).toEqual([
      ['stripe', 'licences.ended', undefined],
      ['stripe', 'licences.changed', 7],
      ['stripe', 'licences.changed', 5],
    ]);
  });

  it('by the admin who made it here, also where the webhook is faster', async () => {
    const school = await aSchool(5);
    const { orgId, admin, customerId } = school;
    const { billing } = standIn;
    provideBackend({
      ...backend(),
      billing: {
        ...billing,
        changeLicenses: async (...change) => {
          const changed = await billing.changeLicenses(...change);
          await refreshSubscription(owner(orgId), customerId);
          return changed;
        },
      },
    });
    await changeLicenses(admin, { orgId, licenseCount: 9 });
    expect(await recorded(school)).toEqual([
      [admin.uid, 'licences.changed', 9],
      ['stripe', 'licences.changed', 5],
    ]);
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 9 });
  });
});

describe('what was paid for a moment ago', () => {
  it('ends with the account, though no webhook has told of it', async () => {
    const sam = anActor();
    const customerId = await standIn.billing.findOrCreateCustomer({ uid: sam.uid }, sam.email);
    await rememberCustomer(`u_${sam.uid}`, customerId);
    const back = 'https://heelwrite.example/profile';
    const checkout = { customerId, plan: 'personal', successUrl: back, cancelUrl: back } as const;
    await payAtCheckout(await standIn.billing.startCheckout(checkout));
    vi.spyOn(backend().auth, 'deleteUser').mockResolvedValue();
    const { id } = await subscriptionIn(customerId);
    await deleteAccount(sam);
    expect((await standIn.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    await refreshSubscription(`u_${sam.uid}`, customerId);
    expect(await readBilling(`u_${sam.uid}`)).toBeUndefined();
  });

  it('keeps the organization from being deleted, though no webhook has told of it', async () => {
    const { orgId, admin, customerId } = await aSchool(5);
    await changeInStripe(customerId, { status: 'canceled', silent: true });
    await refreshSubscription(owner(orgId), customerId);
    const back = 'https://heelwrite.example/organization';
    const again = {
      customerId,
      plan: 'organization',
      licenseCount: 5,
      successUrl: back,
      cancelUrl: back,
    } as const;
    await payAtCheckout(await standIn.billing.startCheckout(again));
    await expect(deleteOrganization(admin, orgId, 'Good Dog Academy')).rejects.toMatchObject({
      code: 'conflict',
    });
  });
});

describe('webhooks', () => {
  const sign = (payload: string, secret = localWebhookSecret) =>
    standIn.stripe.webhooks.generateTestHeaderString({ payload, secret });

  it(
    'a thousand of them, repeated, shuffled and some lost, end in what Stripe has',
    { timeout: 120_000 },
    async () => {
      const random = generator(20_261_121);
      const below = (count: number) => Math.floor(random() * count);
      const schools = await Promise.all(Array.from({ length: 8 }, () => aSchool(5)));
      const changes = [
        () => ({ quantity: 4 + below(40) }),
        () => ({ status: ['active', 'past_due', 'unpaid'][below(3)] }),
        () => ({ current_period_end: Math.floor(Date.now() / 1000) + 86_400 + below(1_000_000) }),
      ];
      const waiting: { customer: string; payload: string }[] = [];
      let delivered = 0;
      const deliver = async (count: number) => {
        for (let n = 0; n < count && waiting.length > 0; n += 1) {
          const [event] = waiting.splice(below(waiting.length), 1);
          if (!event) return;
          delivered += 1;
          await handleWebhookEvent(Buffer.from(event.payload), sign(event.payload));
        }
      };
      for (let number = 0; delivered + waiting.length < 1_000; number += 1) {
        const { customerId } = schools[below(schools.length)] ?? schools[0]!;
        await changeInStripe(customerId, { ...changes[below(changes.length)]?.(), silent: true });
        const payload = JSON.stringify({
          id: `evt_${number}`,
          object: 'event',
          type: 'customer.subscription.updated',
          data: { object: { object: 'subscription', customer: customerId } },
        });
        // One in five never arrives, others up to four times.
        const copies = random() < 0.2 ? 0 : 1 + below(4);
        waiting.push(...Array.from({ length: copies }, () => ({ customer: customerId, payload })));
        if (random() < 0.3) await Promise.all([deliver(below(6)), deliver(below(6))]);
      }
      await deliver(waiting.length);
      expect(delivered).toBeGreaterThanOrEqual(1_000);

      // Whose last event was lost is read anew when it is next looked at after a while.
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
      for (const { orgId, admin, customerId } of schools) {
        const { status, licenseCount, currentPeriodEnd } = await subscriptionIn(customerId);
        const known = await getSubscription(admin);
        expect(known).toMatchObject({
          status,
          licenseCount,
          currentPeriodEnd: currentPeriodEnd.toISOString(),
        });
        expect((await findOrganization(orgId))?.subscription).toEqual({ status, licenses: licenseCount });
      }
    },
  );

  it('with a wrong signature change nothing', async () => {
    const { orgId, customerId } = await aSchool(5);
    const before = await readBilling(owner(orgId));
    await changeInStripe(customerId, { quantity: 9, silent: true });
    await pause(5);
    const payload = JSON.stringify({
      id: 'evt',
      object: 'event',
      type: 'customer.subscription.updated',
      data: { object: { object: 'subscription', customer: customerId } },
    });
    for (const signature of [undefined, 'v1=1', sign(payload, 'whsec_wrong'), sign(`${payload} `)]) {
      await expect(handleWebhookEvent(Buffer.from(payload), signature)).rejects.toSatisfy(isWrongSignature);
    }
    expect(await readBilling(owner(orgId))).toEqual(before);
    await handleWebhookEvent(Buffer.from(payload), sign(payload));
    expect((await readBilling(owner(orgId)))?.subscription?.licenseCount).toBe(9);
  });

  it('while licenses are lowered leave the lower number in force', async () => {
    const { orgId, customerId } = await aSchool(10);
    const { firestore } = backend();
    await firestore
      .doc(`organizations/${orgId}`)
      .update({ subscription: { status: 'active', licenses: 10, ceiling: 4, changeId: 'lower' } });
    await refreshSubscription(owner(orgId), customerId);
    expect((await findOrganization(orgId))?.subscription).toMatchObject({ ceiling: 4 });
    await endChange(orgId, 'another');
    expect((await findOrganization(orgId))?.subscription).toMatchObject({ ceiling: 4 });
    await endChange(orgId, 'lower');
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 10 });
  });
});

/** The same numbers every time (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

it('an organization’s own subscription is told to its admins, whichever covers them', async () => {
  const [small, large] = [await aSchool(5), await aSchool(44)];
  await inviteMember(large.admin, large.orgId, { email: small.admin.email, role: 2 }, undefined);
  await acceptInvitation(small.admin, large.orgId);
  expect((await getSubscription(small.admin))?.orgId).toBe(large.orgId);
  expect(await getOrganizationSubscription(small.admin, small.orgId)).toMatchObject({
    orgId: small.orgId,
    licenseCount: 5,
    currentPeriodEnd: (await subscriptionIn(small.customerId)).currentPeriodEnd.toISOString(),
  });
  const forbidden = expect.objectContaining({ code: 'forbidden' }) as Error;
  for (const other of [small.admin, large.editor, large.invited, large.outsider]) {
    await expect(getOrganizationSubscription(other, large.orgId)).rejects.toEqual(forbidden);
  }
});
