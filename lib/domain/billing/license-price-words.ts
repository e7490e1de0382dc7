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

interface Price {
  /** In Stripe's smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
  readonly interval: string;
}

/** A price as it is shown everywhere: "$90.00 a month", for one of several licenses "$9.00 each a month". */
export const priceInWords = (
  { amount, currency, interval }: Price,
  isEach = false,
  each: 'each' | 'a seat' = 'each',
): string => `${money(amount, currency)} ${isEach ? `${each} ` : ''}${perInterval(interval)}`;
