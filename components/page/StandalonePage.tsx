import { type ReactNode, useEffect, useRef } from 'react';
import { isFocusLost } from '@/lib/client/browser/lost-focus';
import { Logo } from '@/components/ui/brand/Logo';
import { FieldArt } from './FieldArt';
import styles from './StandalonePage.module.css';

interface Props {
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
}

/** One narrow column under the mark, for what stands outside the shell. */
export function StandalonePage({ title, lead, children }: Props) {
  // One step follows another on the same page: who hears or tabs goes on where the new one begins.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFocusLost()) heading.current?.focus();
  }, [title]);
  return (
    <div className={styles.page}>
      <main className={styles.column}>
        <div className={styles.head}>
          <Logo size={48} />
          <h1 ref={heading} tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </main>
      <FieldArt />
    </div>
  );
}
