import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, type SubmitEvent, useId } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from './Dialog';
import styles from './FormDialog.module.css';

interface Props {
  title: string;
  children: ReactNode;
  /** What went wrong with no field in particular. */
  error?: string | undefined;
  /** The button that submits. */
  action: ReactNode;
  /** What turning back is called; null where there is nothing to turn back from. */
  cancel?: string | null;
  /** What was begun must be seen to its end: nothing closes it meanwhile. */
  isHeld?: boolean;
  isWide?: boolean;
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  onClose: () => void;
  /** Escape, or a click beside it: where what was filled in is to outlive that. */
  onDismiss?: () => void;
}

/** A dialog that is filled in and sent. */
export function FormDialog(props: Props) {
  const { title, children, error, action, cancel = 'Cancel', isHeld = false, isWide = false } = props;
  const { onSubmit, onClose, onDismiss = onClose } = props;
  const id = useId();
  // What opens over it, the editor's link for one, is a form of its own, and React lets it be heard here too.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (event.target === event.currentTarget) onSubmit(event);
  };
  return (
    <Dialog
      open
      onClose={isHeld ? undefined : onDismiss}
      maxWidth={isWide ? 'sm' : 'xs'}
      fullWidth
      aria-labelledby={id}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{title}</DialogTitle>
        <DialogContent className={styles.content}>
          {children}
          {error !== undefined && (
            <p role="alert" className={styles.error}>
              {error}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          {cancel !== null && (
            <Button variant="text" disabled={isHeld} onClick={onClose}>
              {cancel}
            </Button>
          )}
          {action}
        </DialogActions>
      </form>
    </Dialog>
  );
}
