import Link from 'next/link';
import { useState } from 'react';
import { openAddress } from '@/components/letter/letter-addresses';
import type { PastOutline } from '@/lib/client/letter/past-letters';
import { relativeTime } from '@/lib/domain/app/relative-time';
import { letterTitle } from '@/lib/domain/letter/letter-title';
import styles from './Home.module.css';

const shownFirst = 3;

/** Letters that gave way to another one, each with the way back into it. */
export function RecentLetters({ letters, now }: { letters: readonly PastOutline[]; now: number }) {
  const [showsAll, setShowsAll] = useState(false);
  if (letters.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="home-emails">
      <h2 id="home-emails" className={styles.heading}>
        Recent emails
        {letters.length > shownFirst && !showsAll && (
          <button type="button" onClick={() => setShowsAll(true)}>
            All {letters.length}
          </button>
        )}
      </h2>
      <ul className={styles.rows}>
        {letters.slice(0, showsAll ? letters.length : shownFirst).map(({ id, dog, editedAt, ...letter }) => (
          <li key={id}>
            <Link href={openAddress(id)} className={styles.row}>
              <span className={styles.title}>{letterTitle({ dog, ...letter })}</span>
              <span className={styles.line} aria-hidden="true">
                {letter.subject !== '' && letter.firstLines}
              </span>
              <span className={styles.tag}>{dog}</span>
              <time className={styles.time} dateTime={editedAt}>
                {relativeTime(Date.parse(editedAt), now)}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
