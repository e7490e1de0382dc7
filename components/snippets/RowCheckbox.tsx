import { IconCheck, IconMinus } from '@tabler/icons-react';
import styles from './RowCheckbox.module.css';

interface Props {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  tabIndex?: number;
  onToggle: (isRange: boolean) => void;
}

/** A checkbox whose whole cell answers, the shift key included. */
export function RowCheckbox({ label, checked, indeterminate = false, tabIndex = 0, onToggle }: Props) {
  const Mark = indeterminate ? IconMinus : IconCheck;
  const isOn = checked || indeterminate;
  return (
    <label
      className={styles.cell}
      // Shift and click would select the words between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <span className={styles.check}>
        <input
          ref={(input) => {
            if (input) input.indeterminate = indeterminate;
          }}
          type="checkbox"
          className={styles.input}
          aria-label={label}
          tabIndex={tabIndex}
          checked={checked}
          onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
        />
        <span className={styles.box} data-on={isOn || undefined}>
          {isOn && <Mark size={12} stroke={2.6} aria-hidden />}
        </span>
      </span>
    </label>
  );
}
