import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import { signInAsGoogleAddress, signInWithGoogle } from '@/lib/client/sign-in/auth';
import { signsInLocally } from '@/lib/client/sign-in/auth-mode';
import styles from './SignIn.module.css';

const GoogleAddressDialog = onDemand(() =>
  import('./GoogleAddressDialog').then(({ GoogleAddressDialog }) => GoogleAddressDialog),
);

interface Props {
  isBusy: boolean;
  run: (work: () => Promise<void>) => void;
}

/** Google's own window; on local services, which it cannot reach, a question for the address stands in. */
export function GoogleButton({ isBusy, run }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <div className={styles.or}>or</div>
      <Button
        size="large"
        fullWidth
        disabled={isBusy}
        startIcon={<IconBrandGoogleFilled size={16} aria-hidden="true" />}
        onClick={() => {
          if (signsInLocally()) setAsking(true);
          else run(signInWithGoogle);
        }}
      >
        Continue with Google
      </Button>
      {isAsking && (
        <GoogleAddressDialog
          onClose={() => setAsking(false)}
          onAddress={(address) => {
            setAsking(false);
            run(() => signInAsGoogleAddress(address));
          }}
        />
      )}
    </>
  );
}
