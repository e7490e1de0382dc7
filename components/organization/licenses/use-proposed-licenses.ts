import { useState } from 'react';
import { keptLicenses } from '@/lib/client/device/checkout-licenses';
import type { Organization } from '@/lib/contracts/organization-fields';
import { tierFor } from '@/lib/domain/billing/license-price';

/** How many licenses most begin with. */
export const usualSeats = 5;

/** What is proposed for a first plan: the number that somebody turned back with at the checkout, else the usual one. */
export function useProposedLicenses({ id, pricingTiers: tiers }: Organization): number {
  // Read once: going to the checkout does not change what the field began with.
  const [kept] = useState(() => keptLicenses(id));
  const isOffered = kept !== undefined && tierFor(tiers, kept) !== undefined;
  return isOffered ? kept : usualSeats;
}
