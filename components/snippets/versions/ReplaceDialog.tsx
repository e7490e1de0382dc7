import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import type { Sex } from '@/lib/contracts/primitives';

interface Props {
  /** The versions written by hand that would be made anew. */
  sexes: readonly Sex[];
  onReplace: () => void;
  onClose: () => void;
}

export function ReplaceDialog({ sexes, onReplace, onClose }: Props) {
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby="replace-title"
      aria-describedby="replace-text"
    >
      <DialogTitle id="replace-title">Replace what you wrote by hand?</DialogTitle>
      <DialogContent>
        <DialogContentText id="replace-text" sx={{ mb: 0 }}>
          {`The ${sexes.join(' and the ')} text will be made again, without what you typed into it. ${sexes.length > 1 ? 'One undo in each' : 'One undo'} brings yours back.`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Keep mine
        </Button>
        <Button variant="contained" autoFocus onClick={onReplace}>
          Replace
        </Button>
      </DialogActions>
    </Dialog>
  );
}
