import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/floating/Dialog';
import type { LeaveGuard } from '@/lib/client/leave-guard';

interface Props {
  guard: LeaveGuard;
  isSaving: boolean;
  /** Whether a draft survives the page. */
  isKept: boolean;
  onSave: () => Promise<void>;
}

export function LeaveDialog({ guard, isSaving, isKept, onSave }: Props) {
  return (
    <Dialog
      open
      onClose={guard.stay}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="leave-title"
      aria-describedby="leave-text"
    >
      <DialogTitle id="leave-title">Leave without saving?</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text" sx={{ mb: 0 }}>
          {isKept
            ? 'Your changes are not saved. A draft of them stays on this device and is offered when you come back.'
            : 'Your changes are not saved, and this browser keeps no drafts: they would be lost.'}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button variant="text" onClick={guard.leave}>
          Leave
        </Button>
        <Button variant="text" onClick={guard.stay}>
          Stay
        </Button>
        <Button variant="contained" disabled={isSaving} autoFocus onClick={() => void onSave()}>
          Save and leave
        </Button>
      </DialogActions>
    </Dialog>
  );
}
