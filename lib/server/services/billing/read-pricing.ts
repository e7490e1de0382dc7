import 'server-only';
import type { PricingTier } from '@/lib/contracts/organization-fields';
import type { PlanOffers } from '@/lib/contracts/subscription';
import { backend } from '@/lib/server/backend/backend';
import { BillingFailure, briefPatience } from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { logFailure } from '@/lib/server/runtime/log';
import { orUnavailable } from './billing-failures';

const freshFor = 60_000;
const restAfterFailure = 3_000;
interface Asked<T> {
  readonly answer: Promise<T>;
  /** By `performance.now()`. */
  readonly until: number;
  /** Until when anybody waits for the answer. */
  readonly deadline: Deadline;
}

/** What Stripe told within the last minute or, while it does not answer, the last that it told. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let known: Asked<T> | undefined;
  let last: { readonly answer: T } | undefined;

  const askStripe = async () => {
    const answer = await ask();
    last = { answer };
    return answer;
  };

  /** Asks once for all who want to know; where that failed, not at once again. */
  const current = (): Asked<T> => {
    if (known && known.until > performance.now()) return known;
    const answer = askStripe();
    const deadline = new Deadline(briefPatience);
    const asked = { answer, deadline, until: performance.now() + freshFor };
    known = asked;
    answer.catch(() => {
      if (known === asked) known = { answer, deadline, until: performance.now() + restAfterFailure };
    });
    return asked;
  };

  return async () => {
    const { answer, deadline } = current();
    try {
      return await deadline.bound(answer, () => new BillingFailure('Prices were not read in time.', true));
    } catch (error) {
      if (!last) throw error;
      logFailure(error, { work: 'reading prices' });
      return last.answer;
    }
  };
}

const tiersTold = remembered((): Promise<readonly PricingTier[]> => backend().billing.pricingTiers());
const offersTold = remembered(() => backend().billing.planOffers());

/** What an organization can buy, as Stripe had it within the last minute; unavailable where it never told. */
export function pricingTiers(): Promise<readonly PricingTier[]> {
  return orUnavailable(
    tiersTold(),
    'Prices cannot be read right now, because our payment service is not responding. Nothing was changed. Try again in a moment.',
  );
}

/** The same; none where they cannot be read, for what matters without them too. */
export async function pricingTiersOrNone(): Promise<readonly PricingTier[]> {
  return (await orNothing(tiersTold())) ?? [];
}

/** What can be bought, with what the plans hold where that can be read too. */
export async function readPricing(): Promise<{ pricingTiers: PricingTier[]; plans?: PlanOffers }> {
  const [tiers, plans] = await Promise.all([pricingTiers(), orNothing(offersTold())]);
  return { pricingTiers: [...tiers], ...(plans && { plans }) };
}

async function orNothing<T>(told: Promise<T>): Promise<T | undefined> {
  try {
    return await told;
  } catch (error) {
    logFailure(error, { work: 'reading prices' });
    return undefined;
  }
}
