import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/Button';
import { Field } from '@/components/ui/Field';
import { useAuth, useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { deleteAccountAndTraces } from '@/lib/client/account-data';
import { usageQuery } from '@/lib/client/usage-queries';
import { proofErrorOf } from '@/lib/domain/sign-in-errors';
import styles from './AccountDialog.module.css';
import { IdentityProofField } from './IdentityProofField';
import { useIdentityProof } from './use-identity-proof';
import { useLosses } from './use-losses';

/** Names what will be gone, has it confirmed by hand, and leaves for the sign-in page. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { uid, email } = useSignedInUser();
  const { leaveForGood } = useAuth();
  const { active } = useOrganization();
  const usage = useQuery(usageQuery(uid)).data;
  const losses = useLosses(usage?.snippets.used);
  const [typed, setTyped] = useState('');
  const proof = useIdentityProof();
  const { errors, isBusy, submit } = useSignInForm(
    () => ({
      email: typed.trim().toLowerCase() === email.toLowerCase() ? undefined : `Type ${email} to confirm.`,
      password: proof.check(),
    }),
    async () => {
      await proof.prove();
      await deleteAccountAndTraces(uid);
      await leaveForGood();
    },
    proofErrorOf,
  );
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : onClose}
      maxWidth="xs"
      fullWidth
      aria-labelledby="delete-account-title"
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id="delete-account-title">Delete your account?</DialogTitle>
        <DialogContent className={styles.content}>
          <div>
            <p>This cannot be undone. Gone at once:</p>
            <ul className={styles.losses}>
              {losses.map((loss) => (
                <li key={loss}>{loss}</li>
              ))}
            </ul>
          </div>
          {active.length > 0 && <p>What you wrote for an organization stays with it.</p>}
          <Field
            label="Your email, to confirm"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoFocus
            hint={email}
            value={typed}
            onChange={setTyped}
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
          <Button variant="text" disabled={isBusy} onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" className={styles.delete} disabled={isBusy}>
            Delete my account
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
