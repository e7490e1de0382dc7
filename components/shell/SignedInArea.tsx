import { useRouter } from 'next/router';
import { type ReactNode, useEffect } from 'react';
import { onDemand } from '@/components/on-demand/on-demand';
import { useAuth } from '@/contexts/AuthContext';
import { loginAddress } from '@/lib/domain/app/next-path';
import { LoadingOverlay } from '@/components/page/LoadingOverlay';
import { Shell } from './Shell';
import { SignInUnavailable } from '@/components/sign-in/SignInUnavailable';

const NotAdmitted = onDemand(() =>
  import('@/components/sign-in/NotAdmitted').then(({ NotAdmitted }) => NotAdmitted),
);

/** Shows its pages to people who are signed in, and sends everyone else to sign in first. */
export function SignedInArea({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { status, isTurnedAway, loggedOutUid } = useAuth();
  const { isReady, asPath } = router;

  useEffect(() => {
    if (status !== 'signedOut' || !isReady) return;
    void router.replace(loggedOutUid !== null ? '/login' : loginAddress(asPath));
    // The path of the moment of signing out is meant; the navigation that follows must not start another.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [status, isReady]);

  if (status === 'failed') return <SignInUnavailable />;
  if (isTurnedAway) return <NotAdmitted />;
  return (
    <>
      {status === 'signedIn' && <Shell>{children}</Shell>}
      <LoadingOverlay isLoading={status !== 'signedIn'} />
    </>
  );
}
