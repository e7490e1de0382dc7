import { IconAlertCircle, IconHistory } from '@tabler/icons-react';
import { type ComponentProps, useId } from 'react';
import type { Sex } from '@/lib/contracts/primitives';
import { countChanges, type OpenDoubt, type VersionReview } from '@/lib/domain/snippets/version-review';
import { sexNames } from '@/lib/domain/snippets/version-state';
import styles from './ReviewRail.module.css';

interface Props {
  /** Versions whose source was changed since they were made. */
  stale: readonly { readonly sex: Sex; readonly source: Sex }[];
  review: VersionReview | null;
  doubts: readonly OpenDoubt[];
  source: Sex | null;
  /** Whether one undo takes back all that was made. */
  isMadeByLastStep: boolean;
  /** What the list of things to decide is given. */
  list: ComponentProps<'ul'>;
  onShow: (doubt: OpenDoubt) => void;
  onUpdate: (stale: readonly { readonly sex: Sex; readonly source: Sex }[]) => void;
}

const mostChanges = 8;

/** What is left to decide about the made versions, and which words were changed in the one on screen. */
export function ReviewRail(props: Props) {
  const { stale, review, doubts, source, isMadeByLastStep, list, onShow, onUpdate } = props;
  const id = useId();
  const changes = review ? countChanges(review).filter(({ removed, added }) => removed || added) : [];
  return (
    <aside className={styles.rail} aria-label="Versions">
      {(stale.length > 0 || doubts.length > 0) && (
        <section>
          <h2>To decide</h2>
          <ul {...list}>
            {doubts.map((doubt, index) => (
              <li key={doubt.key} className={styles.todo}>
                <IconAlertCircle size={16} stroke={1.6} aria-hidden />
                <div>
                  <p id={`${id}-${index}`}>
                    Is “{doubt.chosen}” right in “{doubt.excerpt}”?
                  </p>
                  <button
                    type="button"
                    className={styles.fix}
                    aria-describedby={`${id}-${index}`}
                    onClick={() => onShow(doubt)}
                  >
                    Decide
                  </button>
                </div>
              </li>
            ))}
            {stale.map((one) => (
              <li key={one.sex} className={styles.todo}>
                <IconHistory size={16} stroke={1.6} aria-hidden />
                <div>
                  <p>
                    {sexNames[one.source]} has changed since {sexNames[one.sex]} was made from it.
                  </p>
                  <button type="button" className={styles.fix} onClick={() => onUpdate([one])}>
                    Update {one.sex}
                  </button>
                </div>
              </li>
            ))}
          </ul>
          {stale.length > 1 && (
            <button type="button" className={styles.fix} onClick={() => onUpdate(stale)}>
              Update both
            </button>
          )}
        </section>
      )}
      {source && review && (
        <section>
          <h2>Changed words</h2>
          {changes.length > 0 && (
            <ul>
              {changes.slice(0, mostChanges).map(({ removed, added, count }) => (
                <li key={`${removed} ${added}`} className={styles.change}>
                  <span>
                    <del>{removed}</del> <ins>{added}</ins>
                  </span>
                  <span className={styles.count}>{count}</span>
                </li>
              ))}
            </ul>
          )}
          <p className={styles.note}>
            {changes.length === 0
              ? `Reads the same as ${sexNames[source]}.`
              : `Made from ${sexNames[source]}.${isMadeByLastStep ? ' One undo takes it all back.' : ''}`}
          </p>
        </section>
      )}
    </aside>
  );
}
