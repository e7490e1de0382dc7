import { Button } from '@/components/ui/buttons/Button';
import { type ShownNotice, useNotifications } from '@/contexts/NotificationsContext';
import styles from './Toast.module.css';

/** What a notice says, and what can be done about it. */
export function NoticeText({ notice }: { notice: ShownNotice }) {
  const { act } = useNotifications();
  return (
    <>
      <span className={styles.text}>{notice.text}</span>
      {notice.action !== undefined && (
        <Button variant="text" className={styles.action} onClick={() => act(notice.id)}>
          {notice.action.label}
        </Button>
      )}
    </>
  );
}
