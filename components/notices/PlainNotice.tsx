import { useEffect } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { NoticeText } from './NoticeText';
import styles from './Toast.module.css';

/** Long enough to read twice: it neither waits for a pointer to leave nor fades. */
const hideAfter = 12_000;

/** The notice in its plainest form, for when the connection that failed would have brought the toast as well. */
export function PlainNotice() {
  const { current, dismiss } = useNotifications();
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
        <NoticeText notice={current} />
      </div>
    </div>
  );
}
