import { useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { PasswordField } from '@/components/sign-in/PasswordField';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/buttons/Button';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { changePassword } from '@/lib/client/sign-in/auth';
import { newPasswordError, proofErrorOf, shortestPassword } from '@/lib/domain/app/sign-in-errors';
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
    <FormDialog
      title={isChange ? 'Change your password' : 'Set a password'}
      error={errors.form}
      action={
        <Button type="submit" variant="contained" disabled={isBusy}>
          {isChange ? 'Change password' : 'Set password'}
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <IdentityProofField proof={proof} error={errors.password} label="Current password" autoFocus />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        error={errors.newPassword}
        hint={`At least ${shortestPassword} characters.`}
      />
    </FormDialog>
  );
}
