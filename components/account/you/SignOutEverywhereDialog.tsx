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
        Every device signed in to your account will be signed out, including this one.{' '}
        {hasPassword
          ? 'Anyone who knows your password can sign in again. If someone else might, change it first.'
          : 'Anyone who can use your Google account can sign in again. If someone else might, secure that account first.'}
      </p>
    </FormDialog>
  );
}
