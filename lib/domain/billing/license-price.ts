import { licensesInWords } from './license-price-words';

interface Tier {
  /** 0: no limit. */
  readonly licenseCount: number;
  readonly unitAmount: number;
  readonly currency: string;
  readonly interval: string;
}

const counted = <T extends Tier>(tiers: readonly T[]) =>
  tiers
    .filter(({ licenseCount }) => licenseCount !== 0)
    .sort((one, other) => one.licenseCount - other.licenseCount);

/** The tier that holds for so many licenses: the largest that is reached, else the smallest; for 0 the unlimited one. */
export function tierFor<T extends Tier>(tiers: readonly T[], licenses: number): T | undefined {
  if (licenses === 0) return tiers.find(({ licenseCount }) => licenseCount === 0);
  const sorted = counted(tiers);
  return sorted.findLast(({ licenseCount }) => licenseCount <= licenses) ?? sorted[0];
}

/** What so many licenses cost each interval: a price for each, or one for all where there is no limit. */
export function licensePrice(
  tiers: readonly Tier[],
  licenses: number,
): { readonly amount: number; readonly currency: string; readonly interval: string } | undefined {
  const tier = tierFor(tiers, licenses);
  if (!tier) return undefined;
  const { unitAmount, currency, interval } = tier;
  return { amount: licenses === 0 ? unitAmount : unitAmount * licenses, currency, interval };
}

/** The tiers with the licenses that each holds for, the unlimited one last: "1 to 9 licenses", "25 or more". */
export function tierRows<T extends Tier>(
  tiers: readonly T[],
): { readonly tier: T; readonly range: string }[] {
  const sorted = counted(tiers);
  const rows = sorted.map((tier, index) => {
    const from = index === 0 ? 1 : tier.licenseCount;
    const next = sorted[index + 1];
    if (next === undefined)
      return { tier, range: from === 1 ? 'Any number of licenses' : `${from} or more licenses` };
    const to = next.licenseCount - 1;
    return { tier, range: from === to ? licensesInWords(from) : `${from} to ${to} licenses` };
  });
  const unlimited = tierFor(tiers, 0);
  return unlimited ? [...rows, { tier: unlimited, range: 'No limit, one price' }] : rows;
}
