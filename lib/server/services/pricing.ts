import 'server-only';
import type { PricingTier } from '@/lib/contracts/organization';
import { backend } from '../backend';

const freshFor = 60_000;
let known: { readonly tiers: Promise<readonly PricingTier[]>; readonly until: number } | undefined;

/** What an organization can buy, as Stripe had it within the last minute. */
export function pricingTiers(): Promise<readonly PricingTier[]> {
  if (known && known.until > Date.now()) return known.tiers;
  const tiers = backend().billing.pricingTiers();
  known = { tiers, until: Date.now() + freshFor };
  tiers.catch(() => {
    known = undefined;
  });
  return tiers;
}
