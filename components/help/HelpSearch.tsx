import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { Kbd } from '@/components/ui/Kbd';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { useShortcut } from '@/lib/client/shortcuts';
import styles from './HelpSearch.module.css';

interface Props {
  question: string;
  onAsk: (question: string) => void;
  /** How many answers there are; null while none were looked for. */
  found: number | null;
}

/** Ask in your own words; the answers follow while you type. */
export function HelpSearch({ question, onAsk, found }: Props) {
  const field = useRef<HTMLInputElement>(null);
  useShortcut('/', () => field.current?.focus(), 'Search help');
  return (
    <div role="search" aria-label="Help" className={styles.search}>
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <input
        ref={field}
        type="search"
        aria-label="Search help"
        placeholder="Ask a question, for example: change he to she"
        value={question}
        onChange={(event) => onAsk(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          if (question === '') event.currentTarget.blur();
          else onAsk('');
        }}
      />
      {question === '' ? (
        <span className={styles.hint}>
          <Kbd keys="/" />
        </span>
      ) : (
        <button
          type="button"
          className={styles.clear}
          aria-label="Clear the search"
          onClick={() => {
            onAsk('');
            field.current?.focus();
          }}
        >
          <IconX size={16} stroke={1.6} aria-hidden />
        </button>
      )}
      <VisuallyHidden>
        <span role="status">{found === null ? '' : found === 1 ? '1 answer' : `${found} answers`}</span>
      </VisuallyHidden>
    </div>
  );
}
