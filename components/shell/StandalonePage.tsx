import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/Logo';
import { FieldArt } from './FieldArt';
import styles from './StandalonePage.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One narrow column under the mark, for what stands outside the shell. */
export function StandalonePage({ title, lead, children }: Props) {
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        <div className={styles.head}>
          <Logo size={48} />
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
      <FieldArt />
    </div>
  );
}
