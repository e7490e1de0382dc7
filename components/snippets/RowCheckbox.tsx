import Checkbox from '@mui/material/Checkbox';
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
  return (
    <label
      className={styles.cell}
      // Shift and click would select the words between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
    >
      <Checkbox
        size="small"
        icon={<span className={styles.box} />}
        checkedIcon={
          <span className={styles.box} data-on>
            <IconCheck size={12} stroke={2.6} aria-hidden />
          </span>
        }
        indeterminateIcon={
          <span className={styles.box} data-on>
            <IconMinus size={12} stroke={2.6} aria-hidden />
          </span>
        }
        checked={checked}
        indeterminate={indeterminate}
        slotProps={{
          input: {
            'aria-label': label,
            tabIndex,
            onClick: (event) => onToggle(event.shiftKey),
          },
        }}
      />
    </label>
  );
}
