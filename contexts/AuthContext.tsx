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
import { onUser, signOut } from '@/lib/client/auth';
import { forgetLicences } from '@/lib/client/checkout-licences';
import { forgetStored } from '@/lib/client/local-storage';
import { refreshMembership } from '@/lib/client/organization-cache';
import { onRefusal, type Refusal } from '@/lib/client/refusals';
import type { SignedInUser } from '@/lib/client/signed-in-user';
import { finishWork, forgetWork } from '@/lib/client/unsent-work';
import { useNotifications } from './NotificationsContext';

type Identity =
  | { status: 'loading'; user: null }
  | { status: 'signedOut'; user: null }
  | { status: 'signedIn'; user: SignedInUser }
  /** The sign-in itself could not be loaded. */
  | { status: 'failed'; user: null };

type Auth = Identity & {
  /** Why this visitor was last turned away, by the server or where their session was ended, until someone signs in anew. */
  refusal: Refusal | null;
  /** Who logged out by choice, so that there is no page to come back to. */
  loggedOutUid: string | null;
  /** The one who logged out did so because their account is no more. */
  isAccountDeleted: boolean;
  logOut: () => Promise<void>;
  /** Logs out who has just deleted their account. */
  leaveForGood: () => Promise<void>;
};

const AuthContext = createContext<Auth | null>(null);

export function AuthProvider({ children }: { children: ReactNode }) {
  const queryClient = useQueryClient();
  const { clear: clearNotices } = useNotifications();
  const [identity, setIdentity] = useState<Identity>({ status: 'loading', user: null });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const known = useRef<SignedInUser | null>(null);
  const isLeaving = useRef(false);
  const [loggedOutUid, setLoggedOutUid] = useState<string | null>(null);
  const [isAccountDeleted, setAccountDeleted] = useState(false);

  useEffect(
    () =>
      onUser(
        (user) => {
          setIdentity(user === null ? { status: 'signedOut', user } : { status: 'signedIn', user });
          if (known.current !== null && known.current.uid !== user?.uid) {
            // What one person has read or begun is not the next one's.
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
          // A confirmed address is matched to invitations, an unconfirmed one is not.
          if (known.current?.uid === uid && known.current.emailVerified !== emailVerified) {
            void refreshMembership(queryClient);
          }
          known.current = user;
          isLeaving.current = false;
          setRefusal(null);
          setLoggedOutUid(null);
          setAccountDeleted(false);
        },
        () => setIdentity({ status: 'failed', user: null }),
      ),
    [queryClient, clearNotices],
  );

  useEffect(
    () =>
      onRefusal((next) => {
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

  const leaveForGood = useCallback(async () => {
    setAccountDeleted(true);
    await leave();
  }, [leave]);

  const isGone = isAccountDeleted && identity.status === 'signedOut';
  useEffect(() => {
    // §9. Only now: while someone was signed in, their organization was chosen anew at once.
    if (!isGone) return;
    forgetStored('selectedOrgId');
    forgetLicences();
  }, [isGone]);

  const auth = useMemo(
    () => ({ ...identity, refusal, loggedOutUid, isAccountDeleted, logOut, leaveForGood }),
    [identity, refusal, loggedOutUid, isAccountDeleted, logOut, leaveForGood],
  );
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
