import { useQuery } from '@tanstack/react-query';
import { IconEdit, IconFiles, IconFileText } from '@tabler/icons-react';
import Link from 'next/link';
import { countOf } from '@/components/snippets/snippet-count';
import type { Snippets } from '@/components/snippets/use-snippets';
import { SkeletonRows } from '@/components/ui/feedback/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useLessonSets } from '@/lib/client/queries/lesson-set-queries';
import { snippetUsesQuery } from '@/lib/client/queries/snippet-uses';
import { setsByUse } from '@/lib/domain/letter/lesson-set-list';
import { orderSnippets } from '@/lib/domain/snippets/snippet-order';
import styles from './Home.module.css';

const rows = 5;
const mostSets = 3;
const noUses = {};

interface Props {
  library: Snippets;
  /** A blank one first, where the card beside it goes on with another letter. */
  withBlank: boolean;
}

/** New emails: blank, or beginning with a lesson set or a snippet used lately. */
export function StartList({ library, withBlank }: Props) {
  const { uid } = useSignedInUser();
  const { data: uses = noUses } = useQuery(snippetUsesQuery(uid));
  const { data: known, isLoading, failureCount } = useLessonSets(uid);
  const room = withBlank ? rows - 1 : rows;
  const sets = setsByUse(known ?? [], uses).slice(0, mostSets);
  const snippets = orderSnippets(library.snippets, 'used', uses).slice(0, room - sets.length);
  const areSetsAwaited = isLoading && failureCount === 0;
  if ((library.status === 'loading' || areSetsAwaited) && !withBlank)
    return (
      <div className={styles.list} aria-hidden="true">
        <SkeletonRows label="Loading snippets" rows={rows} />
      </div>
    );
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
      {sets.map(({ id, name, snippets: { length } }) => (
        <li key={id}>
          <Link href={`/email?new=blank&set=${id}`} className={styles.start}>
            <IconFiles size={16} stroke={1.6} aria-hidden="true" />
            <span className={styles.title}>{name}</span>
            <span className={styles.tag}>{countOf(length)}</span>
          </Link>
        </li>
      ))}
      {snippets.map(({ id, title, tags }) => (
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
