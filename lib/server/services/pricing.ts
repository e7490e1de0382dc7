import 'server-only';
import type { PricingTier } from '@/lib/contracts/organization';
import { backend } from '../backend';
import { logFailure } from '../log';

const freshFor = 60_000;
let known: { readonly tiers: Promise<readonly PricingTier[]>; readonly until: number } | undefined;
/** The last that Stripe told: what holds while it does not answer. */
let last: readonly PricingTier[] | undefined;

/** What an organization can buy, as Stripe had it within the last minute. */
export function pricingTiers(): Promise<readonly PricingTier[]> {
  if (known && known.until > Date.now()) return known.tiers;
  const tiers = askStripe();
  known = { tiers, until: Date.now() + freshFor };
  tiers.catch(() => {
    known = undefined;
  });
  return tiers;
}

async function askStripe(): Promise<readonly PricingTier[]> {
  try {
    last = await backend().billing.pricingTiers();
  } catch (error) {
    if (!last) throw error;
    logFailure(error, { work: 'reading prices' });
  }
  return last;
}

/** The same; none where they cannot be read, for what matters without them too. */
export async function pricingTiersOrNone(): Promise<readonly PricingTier[]> {
  try {
    return await pricingTiers();
  } catch (error) {
    logFailure(error, { work: 'reading prices' });
    return [];
  }
}
