import { FormDialog } from '@/components/floating/FormDialog';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/buttons/Button';
import { useAuth, useSignedInUser } from '@/contexts/AuthContext';
import { proofErrorOf } from '@/lib/domain/app/sign-in-errors';

/** Says what it means before every session ends, this one included. */
export function SignOutEverywhereDialog({ onClose }: { onClose: () => void }) {
  const { logOutEverywhere } = useAuth();
  const { hasPassword } = useSignedInUser();
  const { errors, isBusy, submit } = useSignInForm(() => ({}), logOutEverywhere, proofErrorOf);
  return (
    <FormDialog
      title="Sign out everywhere?"
      error={errors.form}
      isHeld={isBusy}
      action={
        <Button type="submit" variant="contained" disabled={isBusy} autoFocus>
          Sign out everywhere
        </Button>
      }
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        Every device that is signed in to your account is signed out, this one too.{' '}
        {hasPassword
          ? 'Whoever knows your password can sign in again: if somebody else might, change it first.'
          : 'Whoever can use your Google account can sign in again: if somebody else might, secure that one first.'}
      </p>
    </FormDialog>
  );
}
