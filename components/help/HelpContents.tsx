import Link from 'next/link';
import type { HelpSection } from '@/lib/help/help-article';
import styles from './HelpContents.module.css';

/** The way to each section. */
export function HelpContents({ sections }: { sections: readonly HelpSection[] }) {
  return (
    <nav aria-label="Help contents" className={styles.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Link href={`/help#${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
