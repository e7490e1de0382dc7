import type { Subscription } from '@/lib/contracts/subscription';
import { priceInWords } from './license-price-words';
import { isRunning } from './subscription-status';

type Plan = Pick<Subscription, 'status' | 'cancelAtPeriodEnd' | 'currentPeriodEnd' | 'trialEnd' | 'renewal'>;

/** Whether a plan was canceled and still runs, so that it can be kept. */
export const canBeKept = ({ status, cancelAtPeriodEnd }: Plan): boolean =>
  cancelAtPeriodEnd && isRunning(status);

/** What it costs to keep a canceled plan, and from when; `day` says a time as a day. */
export function keepingInWords(
  { status, currentPeriodEnd, trialEnd, renewal }: Plan,
  day: (time: string) => string,
): string {
  const from = day(status === 'trialing' ? (trialEnd ?? currentPeriodEnd) : currentPeriodEnd);
  const costs = renewal
    ? `it costs ${priceInWords(renewal)} again`
    : 'it is renewed at the price you have now';
  const due = status === 'past_due' ? 'The payment that failed is still due.' : 'Nothing is charged before.';
  return `Keep it, and from ${from} on ${costs}. ${due}`;
}
