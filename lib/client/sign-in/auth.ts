import type * as Firebase from './firebase-auth';
import { isFresh, rememberedSession, rememberSession, sessionKey } from './remembered-session';
import type { SignedInUser } from './signed-in-user';

type Listener = (user: SignedInUser | null) => void;

const listeners = new Set<Listener>();
let loaded: typeof Firebase | null = null;

const tell = (user: SignedInUser | null) => {
  for (const listener of listeners) listener(user);
};

/**
 * Firebase's sign-in is a chunk of its own, loaded when somebody signs in, changes their account, or needs a new token.
 * From then on it says who is signed in; before, that is what this device remembers.
 */
async function firebase(): Promise<typeof Firebase> {
  const auth = await import('./firebase-auth');
  if (loaded === null) {
    loaded = auth;
    auth.onSession((session) => {
      rememberSession(session);
      tell(session?.user ?? null);
    });
  }
  return auth;
}

/** For when somebody is about to sign in, or to prove who they are; where it fails, what they do next says so. */
export function loadSignIn(): void {
  firebase().catch(() => undefined);
}

/** Tells who is signed in, at once and after each change; returns the function that stops it. */
export function onUser(listener: Listener, onFailure: () => void): () => void {
  listeners.add(listener);
  const onStored = ({ key }: StorageEvent) => {
    if (key === sessionKey && loaded === null) listener(rememberedSession()?.user ?? null);
  };
  window.addEventListener('storage', onStored);
  const session = rememberedSession();
  if (session === undefined) {
    lookForSession().catch(() => {
      if (listeners.has(listener)) onFailure();
    });
  } else {
    listener(session?.user ?? null);
    // What the first call would wait for is fetched ahead of it; while it cannot be, what is remembered stands.
    if (session !== null && !isFresh(session)) loadSignIn();
  }
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStored);
  };
}

/** Asks Firebase, unless it has never kept anything on this device: then nobody can be signed in. */
async function lookForSession(): Promise<void> {
  if (await mayBeSignedIn()) await firebase();
  else tell(null);
}

async function mayBeSignedIn(): Promise<boolean> {
  try {
    return (await indexedDB.databases()).some(({ name }) => name === 'firebaseLocalStorageDb');
  } catch {
    return true;
  }
}

/** Whose token a call would carry right now. */
export async function currentUid(): Promise<string | null> {
  const session = loaded === null ? rememberedSession() : undefined;
  return session === undefined ? (await firebase()).currentUid() : (session?.user.uid ?? null);
}

/** null: nobody is signed in. Fails only where Firebase cannot be reached. */
export async function currentToken(): Promise<string | null> {
  const session = loaded === null ? rememberedSession() : undefined;
  if (session && isFresh(session)) return session.token;
  try {
    return await (await firebase()).currentToken();
  } catch (error) {
    if (codeOf(error) === 'auth/network-request-failed') throw error;
    return null;
  }
}

/** Firebase names each failure by a code such as `auth/wrong-password`. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export const refreshUser = async () => (await firebase()).refreshUser();
export const signOut = async () => (await firebase()).signOut();
export const signInWithGoogle = async () => (await firebase()).signInWithGoogle();
export const signInAsGoogleAddress = async (email: string) => (await firebase()).signInAsGoogleAddress(email);
export const signIn = async (email: string, password: string) => (await firebase()).signIn(email, password);
export const signUp = async (name: string, email: string, password: string) =>
  (await firebase()).signUp(name, email, password);
export const verifyEmail = async (code: string) => (await firebase()).verifyEmail(code);
export const emailOfResetCode = async (code: string) => (await firebase()).emailOfResetCode(code);
export const resetPassword = async (code: string, password: string) =>
  (await firebase()).resetPassword(code, password);
export const proveByPassword = async (password: string) => (await firebase()).proveByPassword(password);
export const proveByGoogle = async () => (await firebase()).proveByGoogle();
export const proveAsGoogleAddress = async (email: string) => (await firebase()).proveAsGoogleAddress(email);
export const changePassword = async (password: string) => (await firebase()).changePassword(password);
export const linkGoogle = async () => (await firebase()).linkGoogle();
export const linkGoogleAddress = async (email: string) => (await firebase()).linkGoogleAddress(email);
export const unlinkGoogle = async () => (await firebase()).unlinkGoogle();
export const changeEmail = async (code: string) => (await firebase()).changeEmail(code);
