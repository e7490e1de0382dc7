import { initializeApp } from '@firebase/app';
import {
  applyActionCode,
  type Auth,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  EmailAuthProvider,
  GoogleAuthProvider,
  indexedDBLocalPersistence,
  initializeAuth,
  linkWithCredential,
  linkWithPopup,
  onIdTokenChanged,
  reauthenticateWithCredential,
  reauthenticateWithPopup,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut as signOutOf,
  unlink,
  updatePassword,
  updateProfile,
  type User,
  verifyPasswordResetCode,
} from '@firebase/auth';
import * as z from 'zod/mini';
import { publicSettings } from '@/lib/client/browser/public-settings';
import type { Session } from './remembered-session';

function connect(): Auth {
  const { firebase } = publicSettings();
  const app = initializeApp(firebase ?? { apiKey: 'local', authDomain: 'localhost' });
  const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
  // The app passes these requests on, so the browser talks to one address only.
  if (firebase === null) connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
  return auth;
}

const auth = connect();

/** The token as Firebase keeps it, with the end of its life by this device's clock, which the token itself does not know. */
const keptToken = z.object({
  stsTokenManager: z.object({ accessToken: z.string(), expirationTime: z.number() }),
});

async function describe(user: User): Promise<Session> {
  const claims = await user.getIdTokenResult().then(
    (token) => token.claims,
    () => null,
  );
  const google = user.providerData.find(({ providerId }) => providerId === GoogleAuthProvider.PROVIDER_ID);
  const { stsTokenManager } = keptToken.parse(user.toJSON());
  return {
    user: {
      uid: user.uid,
      email: user.email ?? '',
      displayName: user.displayName ?? '',
      // As the token has it, which is what the server goes by: the account itself knows a little earlier.
      emailVerified: Boolean(claims?.['email_verified'] ?? user.emailVerified),
      isGlobalAdmin: Boolean(claims?.globalAdmin),
      hasPassword: user.providerData.some(({ providerId }) => providerId === EmailAuthProvider.PROVIDER_ID),
      googleEmail: google === undefined ? null : (google.email ?? ''),
    },
    token: stsTokenManager.accessToken,
    expiresAt: stsTokenManager.expirationTime,
  };
}

/** An account is told of once it has its name: what is told is remembered. */
let isCreating = false;

/** Tells who is signed in, at once and after each change. */
export function onSession(listener: (session: Session | null) => void): void {
  let latest = 0;
  onIdTokenChanged(auth, (user) => {
    if (isCreating) return;
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

export async function currentUid(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser?.uid ?? null;
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
  isCreating = true;
  try {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: name });
  } finally {
    isCreating = false;
    await auth.currentUser?.getIdToken(true);
  }
}

/** Opens Google's own window. */
export async function signInWithGoogle(): Promise<void> {
  await signInWithPopup(auth, new GoogleAuthProvider(), browserPopupRedirectResolver);
}

/** Stands in for Google's window where that cannot open: the local service takes an address at its word. */
export async function signInAsGoogleAddress(email: string): Promise<void> {
  await signInWithCredential(auth, googleAddress(email));
}

const googleAddress = (email: string) =>
  GoogleAuthProvider.credential(JSON.stringify({ sub: email, email, email_verified: true }));

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

async function signedInUser(): Promise<User> {
  await auth.authStateReady();
  if (auth.currentUser === null)
    throw Object.assign(new Error('Nobody is signed in.'), { code: 'auth/null-user' });
  return auth.currentUser;
}

/** Counts as a new sign-in, for what is allowed only shortly after one. */
export async function proveByPassword(password: string): Promise<void> {
  const user = await signedInUser();
  await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email ?? '', password));
}

export async function proveByGoogle(): Promise<void> {
  await reauthenticateWithPopup(await signedInUser(), new GoogleAuthProvider(), browserPopupRedirectResolver);
}

export async function proveAsGoogleAddress(email: string): Promise<void> {
  await reauthenticateWithCredential(await signedInUser(), googleAddress(email));
}

/** Sets a password, also where there was none; everyone else who is signed in to the account no longer is. */
export async function changePassword(password: string): Promise<void> {
  await updatePassword(await signedInUser(), password);
  // What was signed in before the change has ended: this session begins anew, with the new password. The change stands
  // even where that fails; then the next call leads to the sign-in page.
  await proveByPassword(password).catch(() => undefined);
  await refreshUser();
}

export async function linkGoogle(): Promise<void> {
  await linkWithPopup(await signedInUser(), new GoogleAuthProvider(), browserPopupRedirectResolver);
  await refreshUser();
}

export async function linkGoogleAddress(email: string): Promise<void> {
  await linkWithCredential(await signedInUser(), googleAddress(email));
  await refreshUser();
}

export async function unlinkGoogle(): Promise<void> {
  await unlink(await signedInUser(), GoogleAuthProvider.PROVIDER_ID);
  // Firebase tells its listeners of a link, and of no unlinking.
  await refreshUser();
}

/**
 * Makes the address that the code was mailed to the account's, and gives it back. Firebase ends the sign-ins under the
 * former one; here that one ends at once.
 */
export async function changeEmail(code: string): Promise<string> {
  const { data } = await checkActionCode(auth, code);
  await applyActionCode(auth, code);
  await auth.authStateReady();
  if (auth.currentUser !== null && auth.currentUser.email === data.previousEmail) await signOut();
  return data.email ?? '';
}
