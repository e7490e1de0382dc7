import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Banner.module.css';

interface Props {
  title: string;
  text?: string;
  isUrgent?: boolean;
  /** The one thing to do about it. */
  action?: ReactNode;
}

/** Something that holds for the whole page, said above it. */
export function Banner({ title, text, isUrgent = false, action }: Props) {
  const Icon = isUrgent ? IconAlertTriangle : IconInfoCircle;
  return (
    <div role="status" className={isUrgent ? `${styles.banner} ${styles.urgent}` : styles.banner}>
      <Icon size={16} stroke={1.6} aria-hidden className={styles.icon} />
      <div>
        <p className={styles.title}>{title}</p>
        {text !== undefined && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </div>
  );
}
