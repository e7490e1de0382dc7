import type { ReactNode } from 'react';
import styles from './Badge.module.css';

interface Props {
  tone: 'good' | 'quiet' | 'bad';
  children: ReactNode;
}

/** A state in a word or two; the tint only repeats what the words say. */
export function Badge({ tone, children }: Props) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
