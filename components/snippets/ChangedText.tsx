import { Fragment } from 'react';
import { wordChanges } from '@/lib/domain/word-diff';
import styles from './ConflictDialog.module.css';

interface Props {
  text: string;
  /** What it is compared with. */
  other: string;
}

/** A text with the words marked that the other one has not, scrolled to the first of them. */
export function ChangedText({ text, other }: Props) {
  const changes = wordChanges(other, text).filter(({ after }) => after.end > after.start);
  const ends = [0, ...changes.map(({ after }) => after.end)];
  return (
    <span className={styles.text} ref={scrollToFirst}>
      {changes.map(({ after }, number) => (
        <Fragment key={after.start}>
          {text.slice(ends[number], after.start)}
          <mark>{text.slice(after.start, after.end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </span>
  );
}

/** A line above it stays in sight. */
function scrollToFirst(box: HTMLElement | null): void {
  const first = box?.querySelector('mark');
  if (box && first) box.scrollTop = first.offsetTop - 26;
}
