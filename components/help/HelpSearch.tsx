import { SearchField } from '@/components/ui/fields/SearchField';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import styles from './HelpSearch.module.css';

interface Props {
  question: string;
  onAsk: (question: string) => void;
  /** How many answers there are; null while none were looked for. */
  found: number | null;
}

/** Ask in your own words; the answers follow while you type. */
export function HelpSearch({ question, onAsk, found }: Props) {
  return (
    <div role="search" aria-label="Help" className={styles.search}>
      <SearchField
        label="Search help"
        placeholder="Ask a question, for example: change he to she"
        value={question}
        onChange={onAsk}
        className={styles.field}
      />
      <VisuallyHidden>
        <span role="status">{found === null ? '' : found === 1 ? '1 answer' : `${found} answers`}</span>
      </VisuallyHidden>
    </div>
  );
}
