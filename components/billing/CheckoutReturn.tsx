import { Banner } from '@/components/ui/feedback/Banner';
import { Button } from '@/components/ui/buttons/Button';
import type { CheckoutReturnState } from './use-checkout-return';

/** What became of a visit to the checkout. */
export function CheckoutReturn({ state: { kind, checkAgain, dismiss } }: { state: CheckoutReturnState }) {
  if (kind === 'waiting') {
    return <Banner title="Waiting for your payment to arrive" text="This takes a few seconds." />;
  }
  if (kind === 'late') {
    return (
      <Banner
        title="Your payment has not arrived yet. Nothing is lost."
        text="It can take a few minutes to reach us. You can keep working in the meantime."
        action={<Button onClick={checkAgain}>Check again</Button>}
      />
    );
  }
  if (kind === 'cancelled') {
    return (
      <Banner
        title="You left checkout. Nothing was charged."
        text="Nothing has changed. Choose a plan whenever you like."
        action={<Button onClick={dismiss}>OK</Button>}
      />
    );
  }
  return null;
}
