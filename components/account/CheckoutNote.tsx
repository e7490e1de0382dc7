import { Button } from '@/components/ui/Button';
import styles from './CheckoutNote.module.css';
import { useCheckoutReturn } from './use-checkout-return';

/** What became of a visit to the payment page. The region stands before its words come, so that they are heard. */
export function CheckoutNote() {
  const { outcome, checkAgain } = useCheckoutReturn();
  return (
    <div role="status">
      {outcome !== 'none' && (
        <div className={styles.note} data-outcome={outcome}>
          {outcome === 'waiting' && <p>Waiting for your payment to arrive …</p>}
          {outcome === 'arrived' && <p>Your payment has arrived. Thank you.</p>}
          {outcome === 'cancelled' && <p>Nothing was charged. You left the payment page before paying.</p>}
          {outcome === 'late' && (
            <>
              <p>Your payment has not arrived yet. That can take some minutes; nothing is lost.</p>
              <Button onClick={checkAgain}>Check again</Button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
