import { useId, useMemo } from 'react';
import { conflictParts, type Side } from '@/lib/domain/snippets/conflict-parts';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { changedWords } from './changed-words';
import { ChangedText } from './ChangedText';
import styles from './Differences.module.css';

interface Props {
  before: EditedSnippet;
  after: EditedSnippet;
  /** What each side is called. */
  names: { readonly before: string; readonly after: string };
  /** What is said where both read the same. */
  same: string;
}

/** Two contents of a snippet beside each other, part by part, with the words marked that differ. */
export function Differences({ before, after, names, same }: Props) {
  const id = useId();
  const parts = useMemo(
    () => conflictParts(before, after).map((part) => ({ ...part, changed: changedWords(part) })),
    [before, after],
  );
  const sides: readonly { readonly side: Side; readonly name: string }[] = [
    { side: 'mine', name: names.before },
    { side: 'theirs', name: names.after },
  ];
  if (parts.length === 0) return <p className={styles.same}>{same}</p>;
  return (
    <div className={styles.parts}>
      {parts.map((part) => (
        <section key={part.id} className={styles.part} aria-labelledby={`${id}-${part.id}`}>
          <h3 id={`${id}-${part.id}`} className={styles.name}>
            {part.name}
          </h3>
          {sides.map(({ side, name }) => (
            <div key={side} className={styles.side}>
              <p className={styles.which}>{name}</p>
              {part[side] === '' ? (
                <p className={styles.empty}>empty</p>
              ) : (
                <ChangedText text={part[side]} changed={part.changed[side]} isWhole />
              )}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
