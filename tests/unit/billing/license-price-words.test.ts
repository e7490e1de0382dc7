import { expect, test } from 'vitest';
import { licensesInWords, money, priceInWords } from '@/lib/domain/billing/license-price-words';

test.each([
  [9_000, 'usd', '$90.00'],
  [123_456, 'eur', '€1,234.56'],
  [5_000, 'jpy', '¥5,000'],
  [199_000, 'huf', 'HUF\u00A01,990'],
  [199_050, 'huf', 'HUF\u00A01,990.50'],
  [500_000, 'isk', 'ISK\u00A05,000'],
  [500_000, 'ugx', 'UGX\u00A05,000'],
  [5_120, 'kwd', 'KWD\u00A05.120'],
])('Stripe means by %i in %s: %s', (amount, currency, text) => {
  expect(money(amount, currency, 'en-US')).toBe(text);
});

test('counts in words', () => {
  expect([0, 1, 2, 1_200].map(licensesInWords)).toEqual([
    'unlimited licenses',
    '1 license',
    '2 licenses',
    '1,200 licenses',
  ]);
});

test.each([
  ['month', false, '$90.50 a month'],
  ['year', false, '$90.50 a year'],
  ['month', true, '$90.50 each a month'],
])('a price for each %s, of one license of several: %s', (interval, isEach, words) => {
  expect(priceInWords({ amount: 9_050, currency: 'usd', interval }, isEach)).toBe(words);
});
