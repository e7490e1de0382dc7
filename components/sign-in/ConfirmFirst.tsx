import { useState } from 'react';
import { StandalonePage } from '@/components/page/StandalonePage';
import { Button } from '@/components/ui/buttons/Button';
import { codeOf, refreshUser } from '@/lib/client/sign-in/auth';
import { signInErrorOf } from '@/lib/domain/app/sign-in-errors';
import { CheckMail } from './CheckMail';
import styles from './SignIn.module.css';

type State = { status: 'idle' | 'looking' } | { status: 'failed'; text: string };

const notYet = 'The address is not confirmed yet. Open the link in the newest email, then come back.';

/** For people whose address is on the list, and not confirmed: nothing else is open to them until it is. */
export function ConfirmFirst() {
  const [state, setState] = useState<State>({ status: 'idle' });

  const look = async () => {
    setState({ status: 'looking' });
    try {
      await refreshUser();
      // Once it is confirmed, this page has given way to the one asked for.
      setState({ status: 'failed', text: notYet });
    } catch (error) {
      setState({ status: 'failed', text: signInErrorOf(codeOf(error)).text });
    }
  };
  return (
    <StandalonePage title="Confirm your address first">
      <CheckMail>
        {state.status === 'failed' && (
          <p role="alert" className={styles.text}>
            {state.text}
          </p>
        )}
        <Button
          variant="contained"
          size="large"
          fullWidth
          disabled={state.status === 'looking'}
          onClick={() => void look()}
        >
          I have confirmed
        </Button>
      </CheckMail>
    </StandalonePage>
  );
}
