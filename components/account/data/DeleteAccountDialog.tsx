import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/floating/FormDialog';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/buttons/Button';
import { Field } from '@/components/ui/fields/Field';
import { useAuth, useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { deleteAccountAndTraces } from '@/lib/client/queries/account/account-data';
import { usageQuery } from '@/lib/client/queries/account/usage-queries';
import { isLastAdmin } from '@/lib/domain/organizations/membership';
import { isMember } from '@/lib/domain/organizations/organizations';
import { proofErrorOf } from '@/lib/domain/app/sign-in-errors';
import styles from '@/components/account/you/AccountDialog.module.css';
import { IdentityProofField } from '@/components/account/you/IdentityProofField';
import { LastAdminDialog } from './LastAdminDialog';
import { useIdentityProof } from '@/components/account/you/use-identity-proof';
import { useDeletionLosses } from './use-deletion-losses';

/** Deletes the account, unless an organization would be left without an admin: then it says which. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const user = useSignedInUser();
  const { active } = useOrganization();
  const left = active.filter(({ members }) =>
    members.some((each) => isMember(each, user) && isLastAdmin(members, each)),
  );
  return left.length > 0 ? (
    <LastAdminDialog organizations={left} onClose={onClose} />
  ) : (
    <DeleteForm onClose={onClose} />
  );
}

/** Names what will be gone, has it confirmed by hand, and leaves for the sign-in page. */
function DeleteForm({ onClose }: { onClose: () => void }) {
  const { uid, email } = useSignedInUser();
  const { leaveForGood } = useAuth();
  const { active } = useOrganization();
  const usage = useQuery(usageQuery(uid)).data;
  const losses = useDeletionLosses(usage?.snippets.used);
  const [typed, setTyped] = useState('');
  const proof = useIdentityProof();
  const { errors, isBusy, submit } = useSignInForm(
    () => ({
      email: typed.trim().toLowerCase() === email.toLowerCase() ? undefined : `Type ${email} to confirm.`,
      password: proof.check(),
    }),
    async () => {
      await proof.prove();
      await leaveForGood(await deleteAccountAndTraces(uid));
    },
    proofErrorOf,
  );
  return (
    <FormDialog
      title="Delete your account?"
      error={errors.form}
      cancel="Keep my account"
      isHeld={isBusy}
      action={
        <Button type="submit" className={styles.delete} disabled={isBusy}>
          Delete my account
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <div className={styles.gone}>
        <p>This cannot be undone. You will lose, right away:</p>
        <ul className={styles.losses}>
          {losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
      </div>
      {active.length > 0 && <p>What you wrote for an organization stays there.</p>}
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
    </FormDialog>
  );
}
