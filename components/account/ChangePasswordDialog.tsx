import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { PasswordField } from '@/components/sign-in/PasswordField';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { changePassword } from '@/lib/client/auth';
import { newPasswordError, proofErrorOf, shortestPassword } from '@/lib/domain/sign-in-errors';
import styles from './AccountDialog.module.css';
import { IdentityProofField } from './IdentityProofField';
import { useIdentityProof } from './use-identity-proof';

/** Another password, or a first one for who signs in with Google. */
export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { hasPassword } = useSignedInUser();
  const { notify } = useNotifications();
  // What it was when the dialog opened: setting a first one must not turn it into a change.
  const [isChange] = useState(hasPassword);
  const [password, setPassword] = useState('');
  const proof = useIdentityProof();
  const { errors, isBusy, submit } = useSignInForm(
    () => ({ password: proof.check(), newPassword: newPasswordError(password) }),
    async () => {
      await proof.prove();
      await changePassword(password);
      notify({
        text: isChange ? 'Your password is changed. Other devices are signed out.' : 'Your password is set',
      });
      onClose();
    },
    proofErrorOf,
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="change-password-title">
      <form noValidate onSubmit={submit}>
        <DialogTitle id="change-password-title">
          {isChange ? 'Change your password' : 'Set a password'}
        </DialogTitle>
        <DialogContent className={styles.content}>
          <IdentityProofField proof={proof} error={errors.password} label="Current password" autoFocus />
          <PasswordField
            label="New password"
            autoComplete="new-password"
            value={password}
            onChange={setPassword}
            error={errors.newPassword}
            hint={`At least ${shortestPassword} characters.`}
          />
          {errors.form !== undefined && (
            <p role="alert" className={styles.error}>
              {errors.form}
            </p>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {isChange ? 'Change password' : 'Set password'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
