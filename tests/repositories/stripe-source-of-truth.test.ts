import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { PaymentRefused } from '@/lib/server/backend/billing';
import { readBilling, rememberCustomer } from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
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
import { payAtCheckout } from '@/local/stripe/pages/pay-at-checkout';
import { startStandIn, type StandIn } from '../support/stripe';
import { anActor, startTestBackend, type Staff } from '../support/test-backend';
import { aSchool, changeInStripe, owner, subscriptionIn } from '../support/school-at-stripe';

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

const activeIn = async (orgId: string) =>
  (await findOrganization(orgId))?.members.filter(({ status }) => status === 1).length;

describe('licenses lowered in Stripe itself', () => {
  it('leave seats to three of forty who accept at once', async () => {
    const { orgId, admin, customerId } = await aSchool(standIn, 44);
    const people = Array.from({ length: 40 }, () => anActor());
    for (const { email } of people) await inviteMember(admin, orgId, { email, role: 2 }, undefined);
    await changeInStripe(standIn, customerId, { quantity: 6, silent: true });
    const results = await Promise.allSettled(people.map((actor) => acceptInvitation(actor, orgId)));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(37);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'no_seat' });
    expect(await activeIn(orgId)).toBe(6);
  });

  it('leave no seat to invite for', async () => {
    const { orgId, admin, customerId } = await aSchool(standIn, 10);
    await changeInStripe(standIn, customerId, { quantity: 4, silent: true });
    await expect(
      inviteMember(admin, orgId, { email: 'new@heelwrite.test', role: 2 }, undefined),
    ).rejects.toMatchObject({ code: 'no_seat' });
  });
});

describe('a change of licenses', () => {
  it('that nobody makes any more holds its ceiling until that is certain', async () => {
    const { orgId, customerId } = await aSchool(standIn, 10);
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
    const { orgId, admin } = await aSchool(standIn, 5);
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
    const school = await aSchool(standIn, 5);
    const { orgId, customerId } = school;
    const refresh = () => refreshSubscription(owner(orgId), customerId);
    await refresh();
    expect(await recorded(school)).toEqual([['stripe', 'licences.changed', 5]]);
    await changeInStripe(standIn, customerId, { quantity: 7, silent: true });
    await Promise.all([refresh(), refresh()]);
    await changeInStripe(standIn, customerId, { status: 'past_due', silent: true });
    await refresh();
    await changeInStripe(standIn, customerId, { status: 'canceled', silent: true });
    await refresh();
    await refresh();
    expect(await recorded(school)).toEqual([
      ['stripe', 'licences.ended', undefined],
      ['stripe', 'licences.changed', 7],
      ['stripe', 'licences.changed', 5],
    ]);
  });

  it('by the admin who made it here, also where the webhook is faster', async () => {
    const school = await aSchool(standIn, 5);
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
    const { id } = await subscriptionIn(standIn, customerId);
    await deleteAccount(sam);
    expect((await standIn.stripe.subscriptions.retrieve(id)).status).toBe('canceled');
    await refreshSubscription(`u_${sam.uid}`, customerId);
    expect(await readBilling(`u_${sam.uid}`)).toBeUndefined();
  });

  it('keeps the organization from being deleted, though no webhook has told of it', async () => {
    const { orgId, admin, customerId } = await aSchool(standIn, 5);
    await changeInStripe(standIn, customerId, { status: 'canceled', silent: true });
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

it('an organization’s own subscription is told to its admins, whichever covers them', async () => {
  const [small, large] = [await aSchool(standIn, 5), await aSchool(standIn, 44)];
  await inviteMember(large.admin, large.orgId, { email: small.admin.email, role: 2 }, undefined);
  await acceptInvitation(small.admin, large.orgId);
  expect((await getSubscription(small.admin))?.orgId).toBe(large.orgId);
  expect(await getOrganizationSubscription(small.admin, small.orgId)).toMatchObject({
    orgId: small.orgId,
    licenseCount: 5,
    currentPeriodEnd: (await subscriptionIn(standIn, small.customerId)).currentPeriodEnd.toISOString(),
  });
  const forbidden = expect.objectContaining({ code: 'forbidden' }) as Error;
  for (const other of [small.admin, large.editor, large.invited, large.outsider]) {
    await expect(getOrganizationSubscription(other, large.orgId)).rejects.toEqual(forbidden);
  }
});
