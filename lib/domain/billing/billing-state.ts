import { isRunning } from './subscription-status';

/** What an organization's subscription means for those in it; Stripe's words for it are many more. */
export type BillingState = 'running' | 'pastDue' | 'unpaid' | 'ended' | 'none';

export function billingState(status: string | undefined): BillingState {
  if (status === 'past_due') return 'pastDue';
  if (isRunning(status)) return 'running';
  if (status === undefined || status === 'incomplete' || status === 'incomplete_expired') return 'none';
  return status === 'canceled' ? 'ended' : 'unpaid';
}
