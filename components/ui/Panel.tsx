import type { ReactNode } from 'react';
import styles from './Panel.module.css';

interface Props {
  /** Its anchor in the page; the heading is named after it. */
  id: string;
  title: string;
  /** Beside the title: a state. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One matter of a page, framed by a hairline: a heading, and parts that hairlines divide. */
export function Panel({ id, title, aside, children }: Props) {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

/** A part of a panel; from the one above it a hairline divides it. */
export function PanelPart({ children }: { children: ReactNode }) {
  return <div className={styles.part}>{children}</div>;
}
