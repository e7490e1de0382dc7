import { IconChevronRight, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import type { ReadyPoint } from '@/lib/domain/letter/ready-point';
import styles from './ReadyCheckList.module.css';

interface Props {
  point: ReadyPoint;
  Mark: Icon;
  commands: LetterCommands;
  /** What can be done about it here. */
  children?: ReactNode;
}

/** A point that is open, and the way to where it is. */
export function PointRow({ point, Mark, commands, children }: Props) {
  return (
    <li className={styles.point} data-severity={point.severity}>
      <button type="button" className={styles.main} onClick={() => commands.jumpTo(point.spot)}>
        <Mark size={16} stroke={1.6} aria-hidden />
        <span>{point.says}</span>
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </button>
      {point.lines.map((line) =>
        point.lines.length === 1 ? (
          <span key={line.text} className={styles.why}>
            {line.text}
          </span>
        ) : (
          <button
            key={line.text}
            type="button"
            className={styles.why}
            onClick={() => commands.jumpTo(line.spot)}
          >
            {line.text}
          </button>
        ),
      )}
      {children}
    </li>
  );
}
