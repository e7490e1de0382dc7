import { IconPlus } from '@tabler/icons-react';
import { memo } from 'react';
import type { LetterCommands } from '@/components/letter/use-letter-commands';
import styles from './WriteHere.module.css';

interface Props {
  label: string;
  isInTabOrder: boolean;
  /** Always seen, not only under the pointer or with the focus. */
  isVisible?: boolean;
  /** Where the new text will stand in the letter. */
  index: number;
  commands: LetterCommands;
}

/** A gap in the letter, to write in. */
export const WriteHere = memo(function WriteHere(props: Props) {
  const { label, isInTabOrder, isVisible = false, index, commands } = props;
  return (
    <button
      type="button"
      className={styles.gap}
      data-visible={isVisible || undefined}
      aria-label={label}
      tabIndex={isInTabOrder ? 0 : -1}
      onClick={() => commands.writeAt(index)}
    >
      <span className={styles.words}>
        <IconPlus size={14} stroke={1.6} aria-hidden />
        Write here
      </span>
    </button>
  );
});
