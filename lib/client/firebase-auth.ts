import { initializeApp } from 'firebase/app';
import {
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOf,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from 'firebase/auth';
import { signsInLocally } from './auth-mode';
import { type SignedInUser } from './signed-in-user';

function connect(): Auth {
  const app = initializeApp({
    apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY || 'local',
    authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN || 'localhost',
  });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // The app passes these requests on, so the browser talks to one address only.
  if (signsInLocally) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}

const auth = connect();

async function claimsOf(user: User): Promise<Record<string, unknown>> {
  try {
    return (await user.getIdTokenResult()).claims;
  } catch {
    return {};
  }
}

async function describe(user: User): Promise<SignedInUser> {
  const claims = await claimsOf(user);
  return {
    uid: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    // As the token has it, which is what the server goes by: the account itself knows a little earlier.
    emailVerified: Boolean(claims['email_verified'] ?? user.emailVerified),
    isGlobalAdmin: Boolean(claims.globalAdmin),
  };
}

/** Tells who is signed in, at once and after each change; returns the function that stops it. */
export function onUser(listener: (user: SignedInUser | null) => void): () => void {
  let latest = 0;
  return onIdTokenChanged(auth, (user) => {
    const turn = ++latest;
    if (user === null) {
      listener(null);
      return;
    }
    void describe(user).then((described) => {
      if (turn === latest) listener(described);
    });
  });
}

export async function currentToken(): Promise<string | null> {
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}

/** Reads the account anew and has a fresh token made, so that a changed name or address counts at once. */
export async function refreshUser(): Promise<void> {
  await auth.authStateReady();
  const user = auth.currentUser;
  if (user === null) return;
  await user.reload();
  await user.getIdToken(true);
}

export async function signIn(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

export async function signUp(name: string, email: string, password: string): Promise<void> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  await user.getIdToken(true);
}

/** Opens Google's own window. */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Stands in for Google's window where that cannot open: the local service takes an address at its word. */
export async function signInAsGoogleAddress(email: string): Promise<void> {
  const identity = JSON.stringify({ sub: email, email, email_verified: true });
  await signInWithCredential(auth, GoogleAuthProvider.credential(identity));
}

export async function signOut(): Promise<void> {
  await signOutOf(auth);
}

export async function verifyEmail(code: string): Promise<void> {
  await applyActionCode(auth, code);
  await refreshUser();
}

/** The address whose password the code from the mail sets anew. */
export async function emailOfResetCode(code: string): Promise<string> {
  return verifyPasswordResetCode(auth, code);
}

export async function resetPassword(code: string, password: string): Promise<void> {
  await confirmPasswordReset(auth, code, password);
}
