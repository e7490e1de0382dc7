import type { ReactNode } from 'react';
import styles from './PageHeader.module.css';

interface Props {
  title: string;
  /** On phones the bar at the top names the page already. */
  isNamedInBar?: boolean;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** At the right: at most one primary action. */
  actions?: ReactNode;
}

/** The page's name, once. */
export function PageHeader({ title, isNamedInBar = false, aside, actions }: Props) {
  return (
    <header className={styles.head} data-named-in-bar={isNamedInBar || undefined}>
      <h1 className={styles.title}>{title}</h1>
      {aside}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
