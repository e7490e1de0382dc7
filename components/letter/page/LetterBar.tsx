import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconCheck,
  IconHistory,
} from '@tabler/icons-react';
import { Button } from '@/components/ui/buttons/Button';
import { Hint } from '@/components/on-demand/Hint';
import { IconButton } from '@/components/ui/buttons/IconButton';
import type { Keeping } from '@/lib/client/letter/use-letter-keeping';
import { memo } from 'react';
import { earlierPreload } from '@/components/letter/past/EarlierLetters';
import type { LetterActions } from '@/lib/client/letter/use-letter-editing';
import styles from './LetterBar.module.css';

interface Props {
  canUndo: boolean;
  canRedo: boolean;
  actions: LetterActions;
  keeping: Keeping;
  isEmpty: boolean;
  onStartNew: () => void;
  onOpenEarlier: () => void;
}

/** What happens to the letter as a whole. */
export const LetterBar = memo(function LetterBar(props: Props) {
  const { canUndo, canRedo, actions, keeping, isEmpty, onStartNew, onOpenEarlier } = props;
  return (
    <div className={styles.bar}>
      <span className={styles.state} role="status" data-state={keeping}>
        {keeping === 'failed' ? (
          <>
            <IconAlertCircle size={14} stroke={1.6} aria-hidden />
            Not kept on this device. Copy it before you leave.
          </>
        ) : (
          !isEmpty && (
            <>
              <IconCheck size={14} stroke={1.6} aria-hidden />
              Kept on this device
            </>
          )
        )}
      </span>
      <Hint text="Undo">
        <span>
          <IconButton aria-label="Undo" disabled={!canUndo} onClick={actions.undo}>
            <IconArrowBackUp size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      </Hint>
      <Hint text="Redo">
        <span>
          <IconButton aria-label="Redo" disabled={!canRedo} onClick={actions.redo}>
            <IconArrowForwardUp size={16} stroke={1.6} aria-hidden />
          </IconButton>
        </span>
      </Hint>
      <Hint text="Earlier emails">
        <IconButton
          {...earlierPreload}
          aria-label="Earlier emails"
          aria-haspopup="dialog"
          onClick={onOpenEarlier}
        >
          <IconHistory size={16} stroke={1.6} aria-hidden />
        </IconButton>
      </Hint>
      <Button variant="text" disabled={isEmpty} onClick={onStartNew}>
        Start new
      </Button>
    </div>
  );
});
