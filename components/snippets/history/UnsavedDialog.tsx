import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';

interface Props {
  onSaveFirst: () => void;
  onGoOn: () => void;
  onClose: () => void;
}

/** Asks whoever restores an earlier text over changes that are not saved. */
export function UnsavedDialog({ onSaveFirst, onGoOn, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="unsaved-title"
      aria-describedby="unsaved-text"
    >
      <DialogTitle id="unsaved-title">Your changes are not saved</DialogTitle>
      <DialogContent>
        <DialogContentText id="unsaved-text" sx={{ mb: 0 }}>
          The restored text takes their place. If you save them first, they stay in the history.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="text" onClick={onGoOn}>
          Restore without saving
        </Button>
        <Button variant="contained" autoFocus onClick={onSaveFirst}>
          Save, then restore
        </Button>
      </DialogActions>
    </Dialog>
  );
}
