import { IconEdit, IconFiles, IconFileText } from '@tabler/icons-react';
import Link from 'next/link';
import { countOf } from '@/components/snippets/snippet-count';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import styles from './Home.module.css';
import { startRows, type StartChoices } from './use-start-choices';

interface Props {
  choices: StartChoices;
  /** A blank one first, where the card beside it goes on with another letter. */
  withBlank: boolean;
}

/** New emails: blank, or beginning with a lesson set or a snippet used lately. */
export function StartList({ choices: { sets, snippets, isWaiting }, withBlank }: Props) {
  if (isWaiting && !withBlank)
    return (
      <div className={styles.list} aria-hidden="true">
        <SkeletonRows label="Loading snippets" rows={startRows} />
      </div>
    );
  // All at once: one after the other they would move those that are there.
  const [shownSets, shownSnippets] = isWaiting ? [[], []] : [sets, snippets];
  return (
    <ul className={styles.list}>
      {withBlank && (
        <li>
          <Link href="/email?new=blank" className={styles.start}>
            <IconEdit size={16} stroke={1.6} aria-hidden="true" />
            <span className={styles.title}>Blank email</span>
          </Link>
        </li>
      )}
      {isWaiting &&
        // As many as there will be, so that those that are there stay where they are.
        Array.from({ length: startRows - 1 }, (_, row) => (
          <li key={row} aria-hidden="true" className={styles.start}>
            <span />
            <span className={styles.bar} />
          </li>
        ))}
      {shownSets.map(({ id, name, snippets: { length } }) => (
        <li key={id}>
          <Link href={`/email?new=blank&set=${id}`} className={styles.start}>
            <IconFiles size={16} stroke={1.6} aria-hidden="true" />
            <span className={styles.title}>{name}</span>
            <span className={styles.tag}>{countOf(length)}</span>
          </Link>
        </li>
      ))}
      {shownSnippets.map(({ id, title, tags }) => (
        <li key={id}>
          <Link href={`/email?new=blank&add=${id}`} className={styles.start}>
            <IconFileText size={16} stroke={1.6} aria-hidden="true" />
            <span className={styles.title}>{title}</span>
            <span className={styles.tag}>{tags[0]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
