import {
  type Icon,
  IconAlertTriangle,
  IconCheck,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';
import { useState } from 'react';
import { Snackbar } from '@/components/floating/Snackbar';
import { type Severity, type ShownNotice, useNotifications } from '@/contexts/NotificationsContext';
import { NoticeText } from './NoticeText';
import styles from './Toast.module.css';

const icons: Record<Severity, Icon> = {
  success: IconCheck,
  error: IconExclamationCircle,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** §9. */
const hideAfter = 6_000;

/** At the bottom center until its time is over; a click elsewhere leaves it. */
export function Toast({ notice }: { notice: ShownNotice }) {
  const { dismiss } = useNotifications();
  const [isOpen, setOpen] = useState(true);
  const SeverityIcon = icons[notice.severity ?? 'success'];
  return (
    <Snackbar
      open={isOpen}
      autoHideDuration={hideAfter}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      className={styles.place}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') setOpen(false);
      }}
      slotProps={{ transition: { onExited: () => dismiss(notice.id) } }}
    >
      <div className={styles.toast}>
        <SeverityIcon size={16} stroke={1.6} aria-hidden="true" />
        <NoticeText notice={notice} />
      </div>
    </Snackbar>
  );
}
