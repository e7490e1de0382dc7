import 'server-only';
import type { Auth, DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import { backend } from '@/lib/server/backend/backend';
import { Deadline } from '@/lib/server/runtime/deadline';
import { invalidToken, unavailable } from '@/lib/server/faults/fault';

/** What a token says, beside the account as Firebase has it now. */
export interface Session {
  readonly claims: DecodedIdToken;
  readonly account: UserRecord;
}

/** Faults of the token or its person; whatever else Firebase refuses with is a failure of ours or of the line to it. */
const tokenFaults = new Set([
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** firebase-admin has one code for a token that it cannot take and for keys of Google's that it could not fetch. */
const isTokenFault = (code: unknown, message: string) =>
  code === 'auth/argument-error' ? message.includes('ID token') : tokenFaults.has(String(code));

/** Trimmed and lower case; empty where there is none. */
export const addressIn = ({ email }: { readonly email?: string | undefined }) =>
  (email ?? '').trim().toLowerCase();

/**
 * The session behind an Authorization header, or 401: the token must be Firebase's own, of a sign-in that nothing has
 * ended since, and name the address that the account has now.
 */
export async function liveSession(authorization: string | undefined): Promise<Session> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || !holdsClaims(token)) throw invalidToken();
  const session = await verify(token);
  // Whoever changes an address by mail ends what was signed in under the former one; the local service forgets to.
  if (addressIn(session.claims) !== addressIn(session.account)) throw invalidToken();
  return session;
}

/** firebase-admin trips over what is formed like a token and holds none. */
function holdsClaims(token: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

/** In milliseconds: how long Firebase is waited for; firebase-admin by itself would for most of two minutes. */
const patience = 8_000;

const noAnswer = () =>
  unavailable('Your sign-in cannot be checked right now, so nothing was done. Try again in a moment.');

async function verify(token: string): Promise<Session> {
  const { auth, seen } = watched(backend().auth);
  const session = async () => {
    // With `true`, deleted, disabled and revoked users are refused too.
    const claims = await auth.verifyIdToken(token, true);
    return { claims, account: seen() ?? (await auth.getUser(claims.uid)) };
  };
  try {
    return await new Deadline(patience).bound(session(), noAnswer);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isTokenFault(error.code, error.message)) {
      throw invalidToken();
    }
    throw error;
  }
}

/** To check for revocation firebase-admin reads the account, and keeps it to itself: this way no call reads it twice. */
function watched(auth: Auth): { auth: Auth; seen: () => UserRecord | undefined } {
  let account: UserRecord | undefined;
  const watching = Object.create(auth) as Auth;
  watching.getUser = async (uid) => (account = await auth.getUser(uid));
  return { auth: watching, seen: () => account };
}
