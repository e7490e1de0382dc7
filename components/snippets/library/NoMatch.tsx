import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import styles from './EmptyLibrary.module.css';

interface Props {
  query: string;
  onClear: () => void;
}

export function NoMatch({ query, onClear }: Props) {
  const title = query.trim().slice(0, snippetLimits.title);
  return (
    <EmptyState
      title={title === '' ? 'Nothing matches these filters' : `Nothing matches “${title}”`}
      text={
        title === ''
          ? 'Remove a filter to see more.'
          : 'Every word has to appear in a title, a text, a tag or a variable.'
      }
      action={
        <Button size="large" onClick={onClear}>
          Clear filters
        </Button>
      }
      more={
        title === '' ? undefined : (
          <Link href={{ pathname: '/snippets/create', query: { title } }} className={styles.link}>
            Create “{title}”
          </Link>
        )
      }
      help={{ href: '/help#finding', text: 'How the search works' }}
    />
  );
}
