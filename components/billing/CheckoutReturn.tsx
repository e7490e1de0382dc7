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
        text="It can take a few minutes before we hear of it. You can go on working in the meantime."
        action={<Button onClick={checkAgain}>Check again</Button>}
      />
    );
  }
  if (kind === 'cancelled') {
    return (
      <Banner
        title="You left the checkout. Nothing was charged."
        text="Everything is as it was; choose a plan whenever you like."
        action={<Button onClick={dismiss}>All right</Button>}
      />
    );
  }
  return null;
}
