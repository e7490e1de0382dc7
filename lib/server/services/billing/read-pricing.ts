import 'server-only';
import type { PricingTier } from '@/lib/contracts/organization-fields';
import { backend } from '@/lib/server/backend/backend';
import { BillingFailure, briefPatience } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { logFailure } from '@/lib/server/runtime/log';
import { orUnavailable } from './billing-failures';

const freshFor = 60_000;
const restAfterFailure = 3_000;
interface Asked {
  readonly tiers: Promise<readonly PricingTier[]>;
  /** By `performance.now()`. */
  readonly until: number;
  /** Until when anybody waits for the answer. */
  readonly deadline: Deadline;
}
let known: Asked | undefined;
/** The last that Stripe told: what holds while it does not answer. */
let last: readonly PricingTier[] | undefined;

/** What an organization can buy, as Stripe had it within the last minute; unavailable where it never told. */
export function pricingTiers(): Promise<readonly PricingTier[]> {
  return orUnavailable(
    told(),
    'Prices cannot be read right now, because our payment service does not answer. Nothing was changed. Try again in a moment.',
  );
}

/** The same; none where they cannot be read, for what matters without them too. */
export async function pricingTiersOrNone(): Promise<readonly PricingTier[]> {
  try {
    return await told();
  } catch (error) {
    logFailure(error, { work: 'reading prices' });
    return [];
  }
}

async function told(): Promise<readonly PricingTier[]> {
  const { tiers, deadline } = current();
  try {
    return await deadline.bound(tiers, () => new BillingFailure('Prices were not read in time.', true));
  } catch (error) {
    if (!last) throw error;
    logFailure(error, { work: 'reading prices' });
    return last;
  }
}

/** Asks once for all who want to know; where that failed, not at once again. */
function current(): Asked {
  if (known && known.until > performance.now()) return known;
  const tiers = askStripe();
  const deadline = new Deadline(briefPatience);
  const asked = { tiers, deadline, until: performance.now() + freshFor };
  known = asked;
  tiers.catch(() => {
    if (known === asked) known = { tiers, deadline, until: performance.now() + restAfterFailure };
  });
  return asked;
}

async function askStripe(): Promise<readonly PricingTier[]> {
  last = await backend().billing.pricingTiers();
  return last;
}
