import { useQuery } from '@tanstack/react-query';
import { IconEdit, IconFileText } from '@tabler/icons-react';
import Link from 'next/link';
import type { Snippets } from '@/components/snippets/use-snippets';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { useSignedInUser } from '@/contexts/AuthContext';
import { snippetUsesQuery } from '@/lib/client/snippet-uses';
import { orderSnippets } from '@/lib/domain/snippet-order';
import styles from './Home.module.css';

const rows = 5;
const noUses = {};

interface Props {
  library: Snippets;
  /** A blank one first, where the card beside it goes on with another letter. */
  withBlank: boolean;
}

/** New emails: blank, or beginning with a snippet used lately. */
export function StartList({ library, withBlank }: Props) {
  const { uid } = useSignedInUser();
  const { data: uses = noUses } = useQuery(snippetUsesQuery(uid));
  const snippets = orderSnippets(library.snippets, 'used', uses).slice(0, withBlank ? rows - 1 : rows);
  if (library.status === 'loading' && !withBlank)
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
