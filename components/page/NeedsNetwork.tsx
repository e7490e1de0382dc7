import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import styles from './NeedsNetwork.module.css';

/** Says what cannot be done while there is no network, and nothing otherwise. It is tried all the same: browsers err. */
export function NeedsNetwork({ children }: { children: ReactNode }) {
  if (useIsOnline()) return null;
  return (
    <p role="status" className={styles.line}>
      <IconCloudOff size={16} stroke={1.6} aria-hidden className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
