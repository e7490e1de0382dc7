import { Fragment } from 'react';
import type { Stretch } from '@/lib/domain/text/word-diff';
import styles from './ChangedText.module.css';

interface Props {
  text: string;
  /** The words that the other text has not, in order. */
  changed: readonly Stretch[];
  /** At its full height, where what is around it scrolls. */
  isWhole?: boolean;
}

/** A text with what is changed marked, scrolled to the first of it. */
export function ChangedText({ text, changed, isWhole = false }: Props) {
  const ends = [0, ...changed.map(({ end }) => end)];
  return (
    <span className={isWhole ? `${styles.text} ${styles.whole}` : styles.text} ref={scrollToFirst}>
      {changed.map(({ start, end }, number) => (
        <Fragment key={start}>
          {text.slice(ends[number], start)}
          <mark>{text.slice(start, end)}</mark>
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
