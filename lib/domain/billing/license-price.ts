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

export function licensesInWords(count: number): string {
  if (count === 0) return 'unlimited licenses';
  return count === 1 ? '1 license' : `${count.toLocaleString('en-US')} licenses`;
}

// docs.stripe.com/currencies; ISK and UGX have no decimals either, but Stripe counts in hundredths of them.
const withoutDecimals = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' ');
const withThreeDecimals = 'BHD JOD KWD OMR TND'.split(' ');

/** How many decimals of a currency Stripe counts in, which is not always how many people write. */
function minorDigits(currency: string): number {
  if (withoutDecimals.includes(currency)) return 0;
  return withThreeDecimals.includes(currency) ? 3 : 2;
}

/** An amount in Stripe's smallest unit of the currency as people write it. */
export function money(amount: number, currencyCode: string, locale?: string): string {
  const currency = currencyCode.toUpperCase();
  const digits = minorDigits(currency);
  const value = amount / 10 ** digits;
  const decimals = Number.isInteger(value) ? {} : { minimumFractionDigits: digits };
  return new Intl.NumberFormat(locale, { style: 'currency', currency, ...decimals }).format(value);
}

/** "a month"; an interval that is not known is named as it is. */
export const perInterval = (interval: string) =>
  /^[aeiou]/.test(interval) ? `an ${interval}` : `a ${interval}`;
