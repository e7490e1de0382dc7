import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { localWebhookSecret } from '@/local/stripe/credentials';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { isWrongSignature } from '@/lib/server/backend/billing';
import { endChange, readBilling } from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { refreshSubscription } from '@/lib/server/services/billing/refresh-subscription';
import { getSubscription } from '@/lib/server/services/billing/read-subscription';
import { handleWebhookEvent } from '@/lib/server/services/billing/handle-webhook-event';
import { startStandIn, type StandIn } from '../support/stripe';
import { startTestBackend } from '../support/test-backend';
import { randomFrom } from '@/scripts/chaos/random.ts';
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

describe('webhooks', () => {
  const sign = (payload: string, secret = localWebhookSecret) =>
    standIn.stripe.webhooks.generateTestHeaderString({ payload, secret });

  it(
    'a thousand of them, repeated, shuffled and some lost, end in what Stripe has',
    // Thousands of calls one after the other, over a socket where the store is behind one.
    { timeout: 300_000 },
    async () => {
      const random = randomFrom(20_261_121);
      const below = (count: number) => Math.floor(random() * count);
      const schools = await Promise.all(Array.from({ length: 8 }, () => aSchool(standIn, 5)));
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
        await changeInStripe(standIn, customerId, { ...changes[below(changes.length)]?.(), silent: true });
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
        const { status, licenseCount, currentPeriodEnd } = await subscriptionIn(standIn, customerId);
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
    const { orgId, customerId } = await aSchool(standIn, 5);
    const before = await readBilling(owner(orgId));
    await changeInStripe(standIn, customerId, { quantity: 9, silent: true });
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
    const { orgId, customerId } = await aSchool(standIn, 10);
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
