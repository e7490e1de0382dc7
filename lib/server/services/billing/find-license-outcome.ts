import 'server-only';
import { changeIn } from '@/lib/domain/organizations/seats';
import { isBillingFailure, isPaymentRefused } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { Fault } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';
import { endChange, leaveChange, readBilling } from '@/lib/server/repositories/billing/billing-records';
import { findOrganization } from '@/lib/server/repositories/organizations/organizations';
import { asUnavailable } from './billing-failures';
import { refreshSubscription } from './refresh-subscription';

const notChanged =
  'Our payment service did not make the change. Your licenses are as they were, and nothing was charged. Try again in a moment.';

const notKnown =
  'Our payment service has not confirmed the license change. It may have gone through: we keep checking and will show the result here. Look again in a moment before you change anything else.';

export const toBeConfirmed = () =>
  new Fault(
    'conflict',
    'Your bank wants you to confirm this payment. Until then your licenses stay as they are, and nothing is charged.',
  );

interface MadeChange {
  readonly orgId: string;
  readonly licenseCount: number;
  readonly changeId: string;
  readonly customerId: string;
}

/** In milliseconds: there is always so much time to find out, also at the end of a request's patience. */
const leastPatience = 1_000;

/** Finds out what came of a change that `error` has cut short: returns where it was made, else throws what is known. */
export async function findOutcome(error: unknown, change: MadeChange, deadline: Deadline): Promise<void> {
  const { orgId, changeId, licenseCount } = change;
  if (isPaymentRefused(error)) {
    await endChange(orgId, changeId);
    throw new Fault('conflict', error.message);
  }
  if (isBillingFailure(error) && error.isUndone) {
    await endChange(orgId, changeId);
    throw asUnavailable(error, notChanged);
  }
  await readAfterChange(change, deadline);
  const subscription = (await findOrganization(orgId))?.subscription;
  if (changeIn(subscription) === changeId) throw asUnavailable(error, notKnown);
  if (subscription?.licenses === licenseCount) return;
  const billing = await readBilling(`o_${orgId}`);
  if (billing?.subscription?.pendingChange?.licenseCount === licenseCount) throw toBeConfirmed();
  throw asUnavailable(error, notChanged);
}

/** Reads Stripe once the change is over here; where that fails, whoever looks next finds out. */
export async function readAfterChange(change: MadeChange, deadline: Deadline): Promise<void> {
  const { orgId, changeId, customerId } = change;
  await leaveChange(orgId, changeId);
  try {
    const patience = new Deadline(Math.max(leastPatience, deadline.left));
    await refreshSubscription(`o_${orgId}`, customerId, patience);
  } catch (unread) {
    logFailure(unread, { work: 'reading a subscription from Stripe' });
  }
}
