import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Button } from '@/components/ui/buttons/Button';
import { Dialog } from '@/components/floating/Dialog';
import type { LeaveGuard } from '@/lib/client/browser/use-leave-guard';

export interface LeaveDialogProps {
  guard: LeaveGuard;
  isSaving: boolean;
  /** What becomes of what is not saved. */
  text: string;
  /** Answers whether it was saved; where it was not, the page stays. null: it is sent, and asks for more than a click. */
  onSave: (() => Promise<boolean>) | null;
  onClose: () => void;
}

export function LeaveDialog({ guard, isSaving, text, onSave, onClose }: LeaveDialogProps) {
  const saveAndLeave = async (save: () => Promise<boolean>) => {
    if (await save()) guard.leave();
    else onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogTitle id="leave-title">
        {onSave ? 'Leave without saving?' : 'Leave without sending it?'}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text" sx={{ mb: 0 }}>
          {text}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={guard.leave}>
          Leave
        </Button>
        <Button variant={onSave ? 'text' : 'contained'} autoFocus={onSave === null} onClick={onClose}>
          Stay
        </Button>
        {onSave && (
          <Button variant="contained" disabled={isSaving} autoFocus onClick={() => void saveAndLeave(onSave)}>
            Save and leave
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
