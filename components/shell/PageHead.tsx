import { type ReactNode } from 'react';
import styles from './PageHead.module.css';

interface Props {
  title: string;
  /** Beside the title: a count, a state. */
  aside?: ReactNode;
  /** At the right: at most one primary action. */
  actions?: ReactNode;
}

/** The page's name, once. */
export function PageHead({ title, aside, actions }: Props) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {aside}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
