import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { Dialog } from '@/components/floating/Dialog';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { signOut } from '@/lib/client/sign-in/auth';
import { finishWork } from '@/lib/client/device/unsent-work';

interface Props {
  invited: string;
  onClose: () => void;
}

/** An invitation was followed by someone it is not for. */
export function WrongAccountDialog({ invited, onClose }: Props) {
  const { email } = useSignedInUser();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="wrong-account-title">
      <DialogTitle id="wrong-account-title">This invitation is for another address</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 0, overflowWrap: 'anywhere' }}>
          It was sent to <strong>{invited}</strong>, and you are signed in as <strong>{email}</strong>. Sign
          in with the invited address to answer it, or ask for an invitation to this one.
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Stay signed in
        </Button>
        {/* Signing out keeps this address, so that the invitation is back after signing in. */}
        <Button variant="contained" autoFocus onClick={() => void finishWork().then(signOut)}>
          Use the invited address
        </Button>
      </DialogActions>
    </Dialog>
  );
}
