import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { useSignedInUser } from '@/contexts/AuthContext';
import { call } from '@/lib/client/call';
import { sendEmailChangeMail } from '@/lib/contracts/account';
import { emailError, proofErrorOf } from '@/lib/domain/sign-in-errors';
import styles from './AccountDialog.module.css';
import { IdentityProofField } from './IdentityProofField';
import { useIdentityProof } from './use-identity-proof';

/** Has a link mailed to the new address; the change is made when it is opened. */
export function ChangeEmailDialog({ onClose }: { onClose: () => void }) {
  const user = useSignedInUser();
  const [email, setEmail] = useState('');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const proof = useIdentityProof();
  const isSame = email.trim().toLowerCase() === user.email.toLowerCase();
  const { errors, isBusy, submit } = useSignInForm(
    () => ({
      email: isSame ? 'This is your email already.' : emailError(email),
      password: proof.check(),
    }),
    async () => {
      await proof.prove();
      await call(sendEmailChangeMail, { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
    proofErrorOf,
  );
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="change-email-title">
      {sentTo === null ? (
        <form noValidate onSubmit={submit}>
          <DialogTitle id="change-email-title">Change your email</DialogTitle>
          <DialogContent className={styles.content}>
            <p>We mail a link to the new address. Until it is opened, you sign in as you do now.</p>
            <Field
              label="New email"
              type="email"
              inputMode="email"
              autoComplete="email"
              autoFocus
              value={email}
              onChange={setEmail}
              error={errors.email}
            />
            <IdentityProofField proof={proof} error={errors.password} />
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
              Send the link
            </Button>
          </DialogActions>
        </form>
      ) : (
        <>
          <DialogTitle id="change-email-title">Look into your mail</DialogTitle>
          <DialogContent className={styles.content}>
            <p role="status">
              If <b>{sentTo}</b> can be used, a link is on its way there. Open it to make the change; then you
              sign in with the new address.
            </p>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" autoFocus onClick={onClose}>
              Done
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
