import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

interface Props {
  label: string;
  /** What holds now. */
  children: ReactNode;
  action?: ReactNode;
}

/** A line of what is set: its name, what holds, and how to change it. */
export function SettingRow({ label, children, action }: Props) {
  return (
    <div className={styles.row}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.value}>{children}</div>
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
