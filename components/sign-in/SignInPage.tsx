import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { LoadingOverlay } from '@/components/page/LoadingOverlay';
import { SignInUnavailable } from './SignInUnavailable';
import { StandalonePage } from '@/components/page/StandalonePage';
import { Button } from '@/components/ui/buttons/Button';
import { onDemand } from '@/components/on-demand/on-demand';
import { type Farewell, useAuth } from '@/contexts/AuthContext';
import { loadSignIn } from '@/lib/client/sign-in/auth';
import { ChangedEmail } from './ChangedEmail';
import { CheckMail } from './CheckMail';
import { ClearDrafts } from './ClearDrafts';
import { ForgotForm } from './ForgotForm';
import { NewPassword } from './NewPassword';
import { invitedAddress, readSignInAddress, signInAddress, type SignInRequest } from './sign-in-address';
import styles from './SignIn.module.css';
import { SignInForm } from './SignInForm';
import { SignUpForm } from './SignUpForm';
import { VerifyEmail } from './VerifyEmail';

const NotAdmitted = onDemand(() => import('./NotAdmitted').then((module) => module.NotAdmitted));

const product = 'An assistant for dog trainers.';

interface ContentProps extends SignInRequest {
  /** The server did not know the visitor any more. */
  wasTurnedAway: boolean;
  /** Whose drafts are still on this device. */
  loggedOutUid: string | null;
  farewell: Farewell | null;
}

const farewells: Readonly<Record<Farewell, string>> = {
  deleted: 'Your account is deleted, and nothing of yours is left on this device.',
  'under-way':
    'Your account is being deleted. The rest happens on its own, so you can close this page. Nothing of yours is left on this device.',
  'all-sessions-ended': 'You are signed out on every device, this one included.',
};

/** Whose account goes has nothing left on this device. */
const isGoing = (farewell: Farewell | null) => farewell === 'deleted' || farewell === 'under-way';

/** Whoever follows an invitation learns here which address it is for. */
function InvitedNotice({ next }: { next: string }) {
  const invited = invitedAddress(next);
  if (invited === '') return null;
  return (
    <p className={styles.notice}>
      You are invited to an organization. Sign in or create an account as <strong>{invited}</strong> to
      answer.
    </p>
  );
}

function SignInContent({ mode, next, code, wasTurnedAway, loggedOutUid, farewell }: ContentProps) {
  /** What was typed into one form stands in the next as well. */
  const [email, setEmail] = useState(() => invitedAddress(next));
  const typed = { next, email, onEmail: setEmail };
  switch (mode) {
    case 'verifyEmail':
      return <VerifyEmail code={code} />;
    case 'resetPassword':
      return <NewPassword code={code} />;
    case 'verifyAndChangeEmail':
      return <ChangedEmail code={code} />;
    case 'checkMail':
      return (
        <StandalonePage title="Check your email">
          <CheckMail>
            <Button href={next} variant="contained" size="large" fullWidth>
              Continue to Heelwrite
            </Button>
          </CheckMail>
        </StandalonePage>
      );
    case 'forgot':
      return <ForgotForm {...typed} />;
    case 'signUp':
      return (
        <StandalonePage title="Create your account" lead={product}>
          <InvitedNotice next={next} />
          <SignUpForm {...typed} />
        </StandalonePage>
      );
    case 'signIn':
      return (
        <StandalonePage title="Sign in to Heelwrite" lead={product}>
          {farewell !== null && (
            <p className={styles.notice} role="status">
              {farewells[farewell]}
            </p>
          )}
          {wasTurnedAway && (
            <p className={styles.notice} role="status">
              You were signed out. Sign in again to continue where you left off; what you wrote is kept on
              this device.
            </p>
          )}
          {farewell === null && !wasTurnedAway && <InvitedNotice next={next} />}
          {loggedOutUid !== null && !isGoing(farewell) && <ClearDrafts uid={loggedOutUid} />}
          <SignInForm {...typed} />
        </StandalonePage>
      );
  }
}

export function SignInPage() {
  const router = useRouter();
  const { status, user, refusal, isTurnedAway, loggedOutUid, farewell } = useAuth();
  const { mode, next, code } = readSignInAddress(router.query);

  // A forgotten password is asked for by those who are signed in, too: a warning in a mail leads there.
  const isForm = mode === 'signIn' || mode === 'signUp';
  const onward =
    user !== null && !user.emailVerified && mode === 'signUp' ? signInAddress('checkMail', next) : next;
  // Whoever logs out while an address waits to be confirmed signs up with another one.
  const back = signInAddress(loggedOutUid === null ? 'signIn' : 'signUp', next);
  const goesOn =
    router.isReady && ((status === 'signedIn' && isForm) || (status === 'signedOut' && mode === 'checkMail'));
  useEffect(() => {
    if (goesOn) void router.replace(status === 'signedIn' ? onward : back);
    // Once per reason: the router itself changes with every navigation.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [goesOn, status, onward, back]);

  // Whoever does anything here is about to sign in; who only looks loads nothing for it.
  useEffect(() => {
    const begins = ['pointerdown', 'pointermove', 'keydown', 'input'] as const;
    for (const begin of begins) document.addEventListener(begin, loadSignIn, { once: true, passive: true });
    return () => begins.forEach((begin) => document.removeEventListener(begin, loadSignIn));
  }, []);

  if (status === 'failed') return <SignInUnavailable />;
  if (isTurnedAway && mode === 'checkMail') return <NotAdmitted />;
  const isWaiting = !router.isReady || status === 'loading' || goesOn;
  return (
    <>
      {!isWaiting && (
        <SignInContent
          mode={mode}
          next={next}
          code={code}
          wasTurnedAway={refusal === 'token-invalid' && farewell === null}
          loggedOutUid={loggedOutUid}
          farewell={farewell}
        />
      )}
      <LoadingOverlay isLoading={isWaiting} />
    </>
  );
}
