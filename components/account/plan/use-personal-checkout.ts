import { type CheckoutReturnState, useCheckoutReturn } from '@/components/billing/use-checkout-return';
import { useSubscription } from '@/contexts/SubscriptionContext';
import { isRunning } from '@/lib/domain/billing/subscription-status';

/** Back from the checkout of one's own plan. */
export function usePersonalCheckout(): CheckoutReturnState {
  const { subscription } = useSubscription();
  return useCheckoutReturn({
    isPaid: subscription?.source === 'personal' && isRunning(subscription.status),
    arrived: 'Your payment has arrived. Thank you.',
  });
}
