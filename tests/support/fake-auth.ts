import { vi } from 'vitest';
import type { SignedInUser } from '@/lib/client/sign-in/signed-in-user';

/** Stands in for lib/client/auth: `vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'))`. */

type Listener = (user: SignedInUser | null) => void;
const listeners = new Set<Listener>();
const failures = new Set<() => void>();
let current: SignedInUser | null | undefined;

export const aUser = (user: Partial<SignedInUser> = {}): SignedInUser => ({
  uid: 'u-sam',
  email: 'sam@dogs.test',
  displayName: 'Sam Ortega',
  emailVerified: true,
  isGlobalAdmin: false,
  hasPassword: true,
  googleEmail: null,
  ...user,
});

/** Says who is signed in; undefined: not known yet. */
export function setUser(user: SignedInUser | null | undefined): void {
  current = user;
  if (user !== undefined) for (const listener of listeners) listener(user);
}

export function failToLoad(): void {
  for (const onFailure of failures) onFailure();
}

export function resetAuth(): void {
  listeners.clear();
  failures.clear();
  current = undefined;
  vi.resetAllMocks();
}

export const authError = (code: string) => Object.assign(new Error(code), { code });

export function onUser(listener: Listener, onFailure: () => void): () => void {
  listeners.add(listener);
  failures.add(onFailure);
  if (current !== undefined) listener(current);
  return () => {
    listeners.delete(listener);
    failures.delete(onFailure);
  };
}

export const loadSignIn = () => undefined;
export const codeOf = (error: unknown) => (error as { code?: string }).code;
export const currentUid = async () => current?.uid ?? null;
export const currentToken = vi.fn(async (): Promise<string | null> => 'a-token');
export const signIn = vi.fn(async (_email: string, _password: string): Promise<void> => undefined);
export const signUp = vi.fn(
  async (_name: string, _email: string, _password: string): Promise<void> => undefined,
);
export const signInWithGoogle = vi.fn(async (): Promise<void> => undefined);
export const signInAsGoogleAddress = vi.fn(async (_email: string): Promise<void> => undefined);
export const refreshUser = vi.fn(async (): Promise<void> => undefined);
export const verifyEmail = vi.fn(async (_code: string): Promise<void> => undefined);
export const emailOfResetCode = vi.fn(async (_code: string) => 'sam@dogs.test');
export const resetPassword = vi.fn(async (_code: string, _password: string): Promise<void> => undefined);
export const signOut = vi.fn(async () => setUser(null));
export const proveByPassword = vi.fn(async (_password: string): Promise<void> => undefined);
export const proveByGoogle = vi.fn(async (): Promise<void> => undefined);
export const proveAsGoogleAddress = vi.fn(async (_email: string): Promise<void> => undefined);
export const changePassword = vi.fn(async (_password: string): Promise<void> => undefined);
export const linkGoogle = vi.fn(async (): Promise<void> => undefined);
export const linkGoogleAddress = vi.fn(async (_email: string): Promise<void> => undefined);
export const unlinkGoogle = vi.fn(async (): Promise<void> => undefined);
export const changeEmail = vi.fn(async (_code: string) => 'kim@dogs.test');
