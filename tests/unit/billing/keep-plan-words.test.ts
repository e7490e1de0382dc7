import { expect, test } from 'vitest';
import { canBeKept, keepingInWords } from '@/lib/domain/billing/keep-plan-words';

const ending = {
  status: 'active',
  cancelAtPeriodEnd: true,
  currentPeriodEnd: '2026-12-21T09:00:00.000Z',
  renewal: { amount: 5_000, currency: 'usd', interval: 'month' },
};
const day = (time: string) => time.slice(0, 10);

test.each([
  [{}, true],
  [{ cancelAtPeriodEnd: false }, false],
  [{ status: 'trialing' }, true],
  [{ status: 'past_due' }, true],
  [{ status: 'canceled' }, false],
  [{ status: 'unpaid' }, false],
  [{ status: 'incomplete' }, false],
])('%j can be kept: %j', (plan, wanted) => expect(canBeKept({ ...ending, ...plan })).toBe(wanted));

test.each([
  [{}, 'Keep it, and from 2026-12-21 on it costs $50.00 a month again. Nothing is charged before.'],
  [
    { status: 'trialing', trialEnd: '2026-12-01T09:00:00.000Z' },
    'Keep it, and from 2026-12-01 on it costs $50.00 a month again. Nothing is charged before.',
  ],
  [
    { status: 'past_due' },
    'Keep it, and from 2026-12-21 on it costs $50.00 a month again. The payment that failed is still due.',
  ],
  [
    { renewal: undefined },
    'Keep it, and from 2026-12-21 on it is renewed at the price you have now. Nothing is charged before.',
  ],
])('keeping %j is said with its price and day', (plan, words) => {
  const { renewal, ...rest } = { ...ending, ...plan };
  expect(keepingInWords({ ...rest, ...(renewal && { renewal }) }, day)).toBe(words);
});
