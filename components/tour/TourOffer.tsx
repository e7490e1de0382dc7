import { Button } from '@/components/ui/buttons/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useTour } from '@/contexts/TourContext';
import { tourLength } from '@/lib/domain/app/tour';
import styles from './TourOffer.module.css';

/** Offered to a newcomer, once, and never in the way. */
export function TourOffer() {
  const { isNew, start, decline } = useTour();
  const { notify } = useNotifications();
  if (!isNew) return null;
  return (
    <aside aria-label="Tour" className={styles.offer}>
      <p>New here? The tour takes you through your first email in {tourLength} short steps.</p>
      <Button onClick={start}>Take the tour</Button>
      <Button
        variant="text"
        onClick={() => {
          decline();
          notify({ text: 'You will find the tour in the account menu', severity: 'info' });
        }}
      >
        Not now
      </Button>
    </aside>
  );
}
