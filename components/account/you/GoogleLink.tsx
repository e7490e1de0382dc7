import { useState } from 'react';
import { useSignInForm } from '@/components/sign-in/use-sign-in-form';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { linkGoogle, linkGoogleAddress, loadSignIn, unlinkGoogle } from '@/lib/client/sign-in/auth';
import { signsInLocally } from '@/lib/client/sign-in/auth-mode';
import { proofErrorOf } from '@/lib/domain/app/sign-in-errors';
import styles from './AccountForms.module.css';
import { SettingRow } from './SettingRow';

const GoogleAddressDialog = onDemand(() =>
  import('@/components/sign-in/GoogleAddressDialog').then((module) => module.GoogleAddressDialog),
);

/** A Google account to sign in with beside the password; unlinked only while there is a password. */
export function GoogleLink() {
  const { googleEmail, hasPassword } = useSignedInUser();
  const { notify } = useNotifications();
  const [isAsking, setAsking] = useState(false);
  const { errors, isBusy, run } = useSignInForm(
    () => ({}),
    async () => undefined,
    proofErrorOf,
  );
  const error = errors.form ?? errors.email ?? errors.password;
  const link = (work: () => Promise<void>) =>
    run(async () => {
      await work();
      notify({ text: 'Google is linked. You can sign in with it from now on.' });
    });
  const unlink = () =>
    run(async () => {
      await unlinkGoogle();
      notify({ text: 'Google is unlinked. You sign in with your password.' });
    });
  return (
    <>
      <SettingRow
        label="Google"
        action={
          googleEmail === null ? (
            <Button
              disabled={isBusy}
              onPointerEnter={loadSignIn}
              onFocus={loadSignIn}
              onClick={() => (signsInLocally() ? setAsking(true) : link(linkGoogle))}
            >
              Link Google
            </Button>
          ) : (
            hasPassword && (
              <Button disabled={isBusy} onClick={unlink}>
                Unlink Google
              </Button>
            )
          )
        }
      >
        {googleEmail === null ? 'Not linked' : googleEmail || 'Linked'}
      </SettingRow>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      {isAsking && (
        <GoogleAddressDialog
          onClose={() => setAsking(false)}
          onAddress={(address) => {
            setAsking(false);
            link(() => linkGoogleAddress(address));
          }}
        />
      )}
    </>
  );
}
