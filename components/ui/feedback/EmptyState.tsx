import Link from 'next/link';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  picture?: ReactNode;
  title: string;
  text: ReactNode;
  /** The one button, and below it at most two links. */
  action?: ReactNode;
  more?: ReactNode;
  /** The answer to the question one has here: an anchor of /help. */
  help?: { readonly href: string; readonly text: string };
}

/** Says in one sentence what belongs here, and how to begin. */
export function EmptyState({ picture, title, text, action, more, help }: Props) {
  return (
    <div className={styles.empty}>
      {picture !== undefined && <div className={styles.picture}>{picture}</div>}
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {action}
      {more !== undefined && <p className={styles.more}>{more}</p>}
      {help && (
        <p className={styles.help}>
          <Link href={help.href}>{help.text}</Link>
        </p>
      )}
    </div>
  );
}
