import type { SearchMarks } from '@/components/snippets/use-search-marks';
import styles from './Marked.module.css';

interface Props {
  text: string;
  /** null: nothing is marked. */
  marks: SearchMarks | null;
}

/** A text with what was searched for marked in it. */
export function Marked({ text, marks }: Props) {
  const hits = marks?.hitsIn(text) ?? [];
  if (hits.length === 0) return text;
  const parts = hits.map(({ start, end }, index) => (
    <span key={start}>
      {text.slice(hits[index - 1]?.end ?? 0, start)}
      <mark className={styles.hit}>{text.slice(start, end)}</mark>
    </span>
  ));
  return (
    <>
      {parts}
      {text.slice(hits.at(-1)?.end)}
    </>
  );
}
