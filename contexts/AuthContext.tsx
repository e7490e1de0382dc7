import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { onUser, signOut } from '@/lib/client/sign-in/auth';
import { call } from '@/lib/client/wire/call';
import { forgetCopies } from '@/lib/client/copies/copies';
import { followAnswers } from '@/lib/client/copies/follow-answers';
import { forgetLicenses } from '@/lib/client/device/checkout-licenses';
import { forgetStored } from '@/lib/client/device/local-storage';
import { refreshMembership } from '@/lib/client/queries/organizations/organization-cache';
import { onCallerRefusal, type CallerRefusal } from '@/lib/client/wire/caller-refusals';
import type { SignedInUser } from '@/lib/client/sign-in/signed-in-user';
import { finishWork, forgetWork } from '@/lib/client/device/unsent-work';
import { signOutEverywhere } from '@/lib/contracts/account';
import { useNotifications } from './NotificationsContext';

type Identity =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: SignedInUser }
  /** The sign-in itself could not be loaded. */
  | { status: 'failed'; user: null };

/** What has become of an account that is deleted. */
type AccountEnd = 'deleted' | 'under-way';

export type Farewell = AccountEnd | 'all-sessions-ended';

type Auth = Identity & {
  /** Why this visitor was last turned away, by the server or where their session was ended, until someone signs in anew. */
  refusal: CallerRefusal | null;
  /** Who is signed in may not use Heelwrite here, or not yet. */
  isTurnedAway: boolean;
  /** Who logged out by choice, so that there is no page to come back to. */
  loggedOutUid: string | null;
  /** What the one who logged out left behind, beyond this session. */
  farewell: Farewell | null;
  logOut: () => Promise<void>;
  /** Ends every session of who is signed in, this one included. */
  logOutEverywhere: () => Promise<void>;
  /** Logs out who has just deleted their account. */
  leaveForGood: (end: AccountEnd) => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { clear: clearNotices } = useNotifications();
  const [identity, setIdentity] = useState<Identity>({ status: 'loading', user: null });
  const [refusal, setRefusal] = useState<CallerRefusal | null>(null);
  const known = useRef<SignedInUser | null>(null);
  const isLeaving = useRef(false);
  const [loggedOutUid, setLoggedOutUid] = useState<string | null>(null);
  const [farewell, setFarewell] = useState<Farewell | null>(null);

  const stopCopying = useRef<(() => void) | null>(null);
  useEffect(() => () => stopCopying.current?.(), []);

  useEffect(
    () =>
      onUser(
        (user) => {
          setIdentity(user === null ? { status: 'signedOut', user } : { status: 'signedIn', user });
          if (known.current !== null && known.current.uid !== user?.uid) {
            // What one person has read or begun is not the next one's.
            stopCopying.current?.();
            forgetCopies(known.current.uid);
            queryClient.clear();
            forgetWork();
            clearNotices();
          }
          if (user === null) {
            if (known.current !== null && !isLeaving.current) setRefusal('token-invalid');
            known.current = null;
            return;
          }
          const { uid, emailVerified } = user;
          if (known.current?.uid !== uid) stopCopying.current = followAnswers(queryClient, uid);
          // A confirmed address is matched to invitations, an unconfirmed one is not.
          if (known.current?.uid === uid && known.current.emailVerified !== emailVerified) {
            void refreshMembership(queryClient);
          }
          const isStillUnconfirmed = known.current?.uid === uid && !emailVerified;
          known.current = user;
          isLeaving.current = false;
          // A token made anew says nothing new of an address that still waits to be confirmed.
          if (!isStillUnconfirmed) setRefusal(null);
          setLoggedOutUid(null);
          setFarewell(null);
        },
        () => setIdentity({ status: 'failed', user: null }),
      ),
    [queryClient, clearNotices],
  );

  useEffect(
    () =>
      onCallerRefusal((next) => {
        setRefusal(next);
        if (next === 'token-invalid') void signOut();
      }),
    [],
  );

  const uid = identity.user?.uid ?? null;
  const leave = useCallback(async () => {
    isLeaving.current = true;
    setLoggedOutUid(uid);
    await signOut();
  }, [uid]);

  const logOut = useCallback(async () => {
    await finishWork();
    await leave();
  }, [leave]);

  const logOutEverywhere = useCallback(async () => {
    await finishWork();
    await call(signOutEverywhere);
    setFarewell('all-sessions-ended');
    await leave();
  }, [leave]);

  const leaveForGood = useCallback(
    async (end: AccountEnd) => {
      setFarewell(end);
      await leave();
    },
    [leave],
  );

  const isGone = (farewell === 'deleted' || farewell === 'under-way') && identity.status === 'signedOut';
  useEffect(() => {
    // §9. Only now: while someone was signed in, their organization was chosen anew at once.
    if (!isGone) return;
    forgetStored('selectedOrgId');
    forgetLicenses();
  }, [isGone]);

  const auth = useMemo(() => {
    const isTurnedAway = identity.status === 'signedIn' && refusal !== null && refusal !== 'token-invalid';
    const state = { ...identity, refusal, isTurnedAway, loggedOutUid, farewell };
    return { ...state, logOut, logOutEverywhere, leaveForGood };
  }, [identity, refusal, loggedOutUid, farewell, logOut, logOutEverywhere, leaveForGood]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (auth === null) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

/** For what only ever stands behind the sign-in. */
export function useSignedInUser(): SignedInUser {
  const { user } = useAuth();
  if (user === null) throw new Error('useSignedInUser must be used where someone is signed in');
  return user;
}
