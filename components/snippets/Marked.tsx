import { hitsIn, type Search } from '@/lib/domain/snippets/search-hits';
import styles from './Marked.module.css';

interface Props {
  text: string;
  /** null: nothing is searched. */
  search: Search | null;
}

/** A text with what was searched for marked in it. */
export function Marked({ text, search }: Props) {
  const hits = search ? hitsIn(text, search) : [];
  if (hits.length === 0) return text;
  let at = 0;
  const parts = hits.map(({ start, end }) => {
    const before = text.slice(at, start);
    at = end;
    return (
      <span key={start}>
        {before}
        <mark className={styles.hit}>{text.slice(start, end)}</mark>
      </span>
    );
  });
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}
