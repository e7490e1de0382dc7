import type { SignedInUser } from './signed-in-user';

/** Firebase's sign-in is a chunk of its own, loaded after the page stands. */
const firebase = () => import('./firebase-auth');

/** Tells who is signed in, at once and after each change; returns the function that stops it. */
export function onUser(listener: (user: SignedInUser | null) => void, onFailure: () => void): () => void {
  let stop: (() => void) | undefined;
  let stopped = false;
  firebase().then(
    (loaded) => {
      if (!stopped) stop = loaded.onUser(listener);
    },
    () => {
      if (!stopped) onFailure();
    },
  );
  return () => {
    stopped = true;
    stop?.();
  };
}

/** Whose token a call would carry right now. */
export const currentUid = async () => (await firebase()).currentUid();

/** null: nobody is signed in. Fails only where Firebase cannot be reached. */
export async function currentToken(): Promise<string | null> {
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
