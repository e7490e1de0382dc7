import Link from 'next/link';
import { Button } from '@/components/ui/buttons/Button';
import { FieldArt } from '@/components/page/FieldArt';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { snippetLimits } from '@/lib/contracts/snippet-fields';
import { clearingName, type SnippetFilters } from '@/lib/domain/snippets/snippet-filters';
import styles from './EmptyLibrary.module.css';

interface Props {
  filters: SnippetFilters;
  onClear: () => void;
}

export function NoMatch({ filters, onClear }: Props) {
  const title = filters.query.trim().slice(0, snippetLimits.title);
  return (
    <div className={styles.place}>
      <EmptyState
        title={title === '' ? 'Nothing matches these filters' : `Nothing matches “${title}”`}
        text={
          title === ''
            ? 'Remove a filter to see more.'
            : 'Every word has to appear in a title, a text, a tag or a variable.'
        }
        action={
          <Button size="large" onClick={onClear}>
            {clearingName(filters)}
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
      <FieldArt />
    </div>
  );
}
