import { type SubmitEvent, useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useSignedInUser } from '@/contexts/AuthContext';
import { call } from '@/lib/client/wire/call';
import { sendEmailChangeMail } from '@/lib/contracts/account';
import { emailError, proofErrorOf } from '@/lib/domain/app/sign-in-errors';
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
      email: isSame ? 'This is already your email.' : emailError(email),
      password: proof.check(),
    }),
    async () => {
      await proof.prove();
      await call(sendEmailChangeMail, { body: { email: email.trim() } });
      setSentTo(email.trim());
    },
    proofErrorOf,
  );
  const finish = (event: SubmitEvent) => {
    event.preventDefault();
    onClose();
  };
  if (sentTo !== null) {
    return (
      <FormDialog
        title="Check your email"
        cancel={null}
        action={
          // Another button than the one before it: the focus goes to it.
          <Button key="done" type="submit" variant="contained" autoFocus>
            Done
          </Button>
        }
        onSubmit={finish}
        onClose={onClose}
      >
        <p role="status" className={styles.sent}>
          If <b>{sentTo}</b> can be used, a link is on its way there. Open it to make the change; from then on
          you sign in with the new address.
        </p>
      </FormDialog>
    );
  }
  return (
    <FormDialog
      title="Change your email"
      error={errors.form}
      action={
        <Button key="send" type="submit" variant="contained" disabled={isBusy}>
          Send the link
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <p>We will email a link to the new address. Until you open it, you sign in as before.</p>
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
    </FormDialog>
  );
}
