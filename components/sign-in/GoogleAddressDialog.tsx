import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/floating/Dialog';
import { Field } from '@/components/ui/Field';
import { emailError } from '@/lib/domain/sign-in-errors';

interface Props {
  onAddress: (address: string) => void;
  onClose: () => void;
}

/** Stands in for Google's window on local services. */
export function GoogleAddressDialog({ onAddress, onClose }: Props) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = emailError(address);
    if (found === undefined) onAddress(address.trim().toLowerCase());
    else setError(found);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="google-address-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="google-address-title">Continue with Google</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            Google’s window does not open on local services. Any address works here.
          </DialogContentText>
          <Field
            label="Google address"
            type="email"
            inputMode="email"
            autoFocus
            value={address}
            onChange={setAddress}
            error={error}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained">
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
