import { IconInfoCircle } from '@tabler/icons-react';
import { memo } from 'react';
import { useFocusInPlace } from '@/lib/client/browser/use-focus-in-place';
import { countToFix, nothingYet, type ReadyCheck } from '@/lib/domain/letter/ready-point';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import { PointRow } from './PointRow';
import type { ReadyPoints } from './ReadyPoints';
import styles from './ReadyCheckList.module.css';
import { copyButtonId } from '@/components/letter/element-ids';

interface Props {
  check: ReadyCheck;
  /** Nothing more can come to it as the letter stands. */
  isChecked: boolean;
  /** null until it is loaded. */
  Points: typeof ReadyPoints | null;
  commands: LetterCommands;
}

/** What is still open before the letter goes out, each point with its cure in place. */
export const ReadyCheckList = memo(function ReadyCheckList({ check, isChecked, Points, commands }: Props) {
  const toFix = countToFix(check);
  const toLook = check.points.length - toFix;
  const isEmpty = check === nothingYet;
  const points = useFocusInPlace(true, () => document.getElementById(copyButtonId)?.focus());
  return (
    <section className={styles.section} aria-labelledby="ready-heading">
      <div data-tour="ready">
        <div className={styles.heading}>
          <h2 id="ready-heading">Ready check</h2>
          <span role="status" className={styles.state}>
            {toFix > 0 && <span className={styles.badge}>{toFix} to fix</span>}
            {toFix === 0 && toLook > 0 && !isEmpty && (
              <span className={styles.look}>{toLook} to look at</span>
            )}
            {check.points.length === 0 && isChecked && <span className={styles.ready}>Ready</span>}
          </span>
        </div>
        <ul {...points} className={styles.points}>
          {isEmpty
            ? check.points.map((point) => (
                <PointRow key={point.key} point={point} Mark={IconInfoCircle} commands={commands} />
              ))
            : Points && <Points check={check} commands={commands} />}
        </ul>
      </div>
    </section>
  );
});
