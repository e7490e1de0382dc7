import type { Subscription } from '@/lib/contracts/subscription';
import { money } from '@/lib/domain/billing/license-price-words';
import { dayOf } from '@/components/organization/members/member-words';

/** What was paid last, for those who are told. */
export function lastPaymentInWords(subscription: Subscription | null): string | undefined {
  const { lastPayment } = subscription ?? {};
  if (!lastPayment) return undefined;
  return `Last payment: ${money(lastPayment.amount, lastPayment.currency)} on ${dayOf(lastPayment.paidAt)}.`;
}

/** When an organization's plan is charged next or ends, as far as its subscription is known. */
export function renewalInWords(subscription: Subscription | null): string {
  if (subscription === null) return 'Organization plan.';
  const { planName, cancelAtPeriodEnd, currentPeriodEnd, trialEnd, status } = subscription;
  const end = dayOf(currentPeriodEnd);
  if (cancelAtPeriodEnd) return `${planName} plan, ends on ${end}. Until then, nothing changes.`;
  if (status === 'trialing') return `${planName} plan, free until ${dayOf(trialEnd ?? currentPeriodEnd)}.`;
  if (status === 'past_due') return `${planName} plan, the last payment is still due.`;
  return `${planName} plan, renews on ${end}.`;
}
