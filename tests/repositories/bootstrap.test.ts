import { beforeEach, expect, it } from 'vitest';
import { backend, provideBackend } from '@/lib/server/backend/backend';
import { readBootstrap } from '@/lib/server/services/accounts/read-bootstrap';
import { getSubscription } from '@/lib/server/services/billing/read-subscription';
import { listOrganizations } from '@/lib/server/services/organizations/manage-organization';
import { readsOf } from '../support/billed-documents';
import { aPayingSchool, changeInStripe, ownerOf } from '../support/paying-organization';
import { startStandIn, type StandIn } from '../support/stripe';
import { anActor, startTestBackend } from '../support/test-backend';

let standIn: StandIn;
beforeEach(async () => {
  startTestBackend();
  standIn = await startStandIn();
  provideBackend({ ...backend(), billing: standIn.billing });
});

it('answers as the calls of old do, with one look for the organizations', async () => {
  const { member } = await aPayingSchool(standIn, 5);
  const apart = async () => ({
    subscription: await getSubscription(member),
    organizations: await listOrganizations(member),
  });
  expect(await readBootstrap(member)).toEqual(await apart());
  const [together, plan] = [
    await readsOf(() => readBootstrap(member)),
    await readsOf(() => getSubscription(member)),
  ];
  expect(together).toBe(plan);
});

it('shows organizations as they are once their plan was read anew', async () => {
  const { member, orgId, customerId } = await aPayingSchool(standIn, 5);
  await changeInStripe(standIn, customerId, { status: 'past_due' });
  await backend()
    .firestore.doc(`billing/${ownerOf(orgId)}`)
    .update({ readAt: new Date(0) });
  const { subscription, organizations } = await readBootstrap(member);
  expect(subscription?.status).toBe('past_due');
  expect(organizations.map((each) => each.mostRecentSubscriptionStatus?.status)).toEqual(['past_due']);
});

it('gives no organizations to who has no subscription', async () => {
  expect(await readBootstrap(anActor())).toEqual({ subscription: null, organizations: [] });
});
