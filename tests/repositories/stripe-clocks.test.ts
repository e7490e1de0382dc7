import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import type { Billing } from '@/lib/server/backend/billing';
import { readBilling } from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { isAbandoned } from '@/lib/server/services/billing/detect-abandoned-change';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { changeLicenses } from '@/lib/server/services/billing/change-licenses';
import { getSubscription } from '@/lib/server/services/billing/read-subscription';
import { aPayingSchool, changeInStripe, ownerOf } from '../support/paying-organization';
import { startStandIn, type StandIn } from '../support/stripe';
import { startTestBackend } from '../support/test-backend';

// What Stripe says is ordered by the store: two machines' clocks may be any time apart.

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

const minutes = 60_000;
/** From here on as by a machine whose clock is so much off. */
function onAMachine(off: number) {
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
}

/** Stripe, where what was read first is answered only when it is let go. */
function slowFirstReading(): {
  billing: Billing;
  isAsked: Promise<void>;
  letGo: () => void;
  count: () => number;
} {
  let asked = () => {};
  let letGo = () => {};
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const held = new Promise<void>((resolve) => (letGo = resolve));
  let readings = 0;
  const billing: Billing = {
    ...standIn.billing,
    subscriptionsOf: async (...about) => {
      readings += 1;
      const isFirst = readings === 1;
      const found = await standIn.billing.subscriptionsOf(...about);
      if (!isFirst) return found;
      asked();
      await held;
      return found;
    },
  };
  return { billing, isAsked, letGo: () => letGo(), count: () => readings };
}

describe.each([
  ['ahead', 40 * minutes],
  ['behind', -40 * minutes],
])('a clock that was 40 minutes %s at the checkout', (_, off) => {
  it('hides no license bought since', async () => {
    onAMachine(off);
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 3);
    onAMachine(0);
    await changeInStripe(standIn, customerId, { quantity: 7 });
    expect(await getSubscription(admin)).toMatchObject({ status: 'active', licenseCount: 7 });
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 7 });
  });

  it('does not show a canceled plan as active', async () => {
    onAMachine(off);
    const { admin, customerId, orgId } = await aPayingSchool(standIn, 3);
    onAMachine(0);
    await changeInStripe(standIn, customerId, { status: 'canceled' });
    await refreshSubscription(ownerOf(orgId), customerId);
    expect(await getSubscription(admin)).toMatchObject({ status: 'canceled' });
  });

  it('changes licenses and ends the change, whichever machine made it', async () => {
    const { orgId, admin } = await aPayingSchool(standIn, 5);
    onAMachine(off);
    expect(await changeLicenses(admin, { orgId, licenseCount: 9 })).toMatchObject({ licenseCount: 9 });
    onAMachine(-off);
    expect(await changeLicenses(admin, { orgId, licenseCount: 4 })).toMatchObject({ licenseCount: 4 });
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 4 });
  });

  it('keeps a change under way from being taken for an abandoned one', async () => {
    const { orgId, customerId } = await aPayingSchool(standIn, 5);
    const subscription = { status: 'active', licenses: 5, ceiling: 4, changeId: `change-${off}` };
    await backend().firestore.doc(`organizations/${orgId}`).update({ subscription });
    onAMachine(off);
    await refreshSubscription(ownerOf(orgId), customerId);
    onAMachine(-off);
    await refreshSubscription(ownerOf(orgId), customerId);
    expect((await findOrganization(orgId))?.subscription).toMatchObject({ ceiling: 4 });
  });
});

describe('readings at the same time', () => {
  it('end in what Stripe said last: one that comes late asks again', async () => {
    const { orgId, admin, customerId } = await aPayingSchool(standIn, 3);
    const { billing, isAsked, letGo, count } = slowFirstReading();
    provideBackend({ ...backend(), billing });
    const late = refreshSubscription(ownerOf(orgId), customerId);
    await isAsked;
    // Another machine buys in between, and its clock is behind.
    onAMachine(-40 * minutes);
    provideBackend({ ...backend(), billing: standIn.billing });
    await changeLicenses(admin, { orgId, licenseCount: 7 });
    onAMachine(0);
    provideBackend({ ...backend(), billing });
    letGo();
    await late;
    expect(count()).toBe(2);
    expect((await readBilling(ownerOf(orgId)))?.subscription?.licenseCount).toBe(7);
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 7 });
  });

  it('are two at most, however many look', async () => {
    const { orgId, customerId } = await aPayingSchool(standIn, 3);
    const { billing, isAsked, letGo, count } = slowFirstReading();
    provideBackend({ ...backend(), billing });
    const first = refreshSubscription(ownerOf(orgId), customerId);
    await isAsked;
    await changeInStripe(standIn, customerId, { quantity: 8 });
    const others = Array.from({ length: 40 }, () => refreshSubscription(ownerOf(orgId), customerId));
    letGo();
    await Promise.all([first, ...others]);
    expect(count()).toBe(2);
    expect((await readBilling(ownerOf(orgId)))?.subscription?.licenseCount).toBe(8);
  });
});

describe('a change of licenses on record', () => {
  const under = (changeId: string) => ({ status: 'active', licenses: 5, ceiling: 4, changeId });

  it('is abandoned once it was seen for longer than a request lasts, and not by its age', () => {
    expect(isAbandoned('org', under('one'), 1_000)).toBe(false);
    expect(isAbandoned('org', under('one'), 15_999)).toBe(false);
    expect(isAbandoned('org', under('two'), 16_000)).toBe(false);
    expect(isAbandoned('org', under('two'), 31_000)).toBe(true);
    expect(isAbandoned('org', { status: 'active', licenses: 5 }, 31_000)).toBe(false);
    expect(isAbandoned('org', { ...under('three'), isUnsettled: true }, 31_000)).toBe(true);
  });

  it('is parsed also where it is from before changes and readings were counted', async () => {
    const { orgId, customerId } = await aPayingSchool(standIn, 5);
    const { firestore } = backend();
    const ceilingSince = new Date(Date.now() + 40 * minutes);
    const subscription = { status: 'active', licenses: 5, ceiling: 4, ceilingSince, ceilingBy: 'admin' };
    await firestore.doc(`organizations/${orgId}`).update({ subscription });
    await firestore.doc(`billing/${ownerOf(orgId)}`).set({ customerId, readAt: ceilingSince });
    expect(await readBilling(ownerOf(orgId))).toMatchObject({ reading: 0 });
    vi.useFakeTimers({ toFake: ['performance'] });
    await refreshSubscription(ownerOf(orgId), customerId);
    expect((await findOrganization(orgId))?.subscription).toMatchObject({ ceiling: 4 });
    vi.advanceTimersByTime(15_000);
    await refreshSubscription(ownerOf(orgId), customerId);
    expect((await findOrganization(orgId))?.subscription).toEqual({ status: 'active', licenses: 5 });
  });
});
