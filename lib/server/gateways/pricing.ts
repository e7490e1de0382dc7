import 'server-only';
import type { PricingTier } from '@/lib/contracts/organization';

/** What an organization can buy; nothing while no payment service is connected. */
export async function pricingTiers(): Promise<readonly PricingTier[]> {
  return [];
}
