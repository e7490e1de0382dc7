import { useEffect } from 'react';
import { Button } from '@/components/ui/Button';
import { useNotifications } from '@/contexts/NotificationsContext';
import styles from './Toast.module.css';

/** Long enough to read twice: it neither waits for a pointer to leave nor fades. */
const hideAfter = 12_000;

/** The notice in its plainest form, for when the connection that failed would have brought the toast as well. */
export function PlainToast() {
  const { current, dismiss, act } = useNotifications();
  const id = current?.id;
  useEffect(() => {
    if (id === undefined) return;
    const timer = setTimeout(() => dismiss(id), hideAfter);
    return () => clearTimeout(timer);
  }, [id, dismiss]);
  if (current === null) return null;
  return (
    <div className={`${styles.place} ${styles.plain}`}>
      <div className={styles.toast}>
        <span className={styles.text}>{current.text}</span>
        {current.action !== undefined && (
          <Button variant="text" className={styles.action} onClick={() => act(current.id)}>
            {current.action.label}
          </Button>
        )}
      </div>
    </div>
  );
}
