import 'server-only';
import { backend } from '../backend';
import { env } from '../env';
import { invalidToken, notWhitelisted } from '../fault';
import { noteStaffSignIn } from './staff-sign-in';

/** Who makes a call, as Firebase vouches for them. */
export interface Actor {
  readonly uid: string;
  /** Trimmed and lower case; empty for an account without one. */
  readonly email: string;
  readonly emailVerified: boolean;
  /** §6: the custom claim, true only when it is truthy on the token. */
  readonly globalAdmin: boolean;
  /** When they last gave a password or signed in anew; a refreshed token keeps it. */
  readonly signedInAt: Date;
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

/** Turns an Authorization header into an actor, or refuses with 401 or 403. */
export async function identify(authorization: string | undefined): Promise<Actor> {
  const token = /^Bearer\s+(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined || !holdsClaims(token)) throw invalidToken();
  const claims = await verify(token);
  const email = (claims.email ?? '').trim().toLowerCase();
  if (!isWhitelisted(email, env().EMAIL_WHITELIST)) throw notWhitelisted();
  const actor: Actor = {
    uid: claims.uid,
    email,
    emailVerified: claims.email_verified === true,
    globalAdmin: Boolean(claims['globalAdmin']),
    signedInAt: new Date(claims.auth_time * 1000),
  };
  if (actor.globalAdmin) await noteStaffSignIn(actor);
  return actor;
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

async function verify(token: string) {
  try {
    // With `true`, deleted, disabled and revoked users are refused too.
    return await backend().auth.verifyIdToken(token, true);
  } catch (error) {
    if (error instanceof Error && 'code' in error && isTokenFault(error.code, error.message)) {
      throw invalidToken();
    }
    throw error;
  }
}

/** Whether a whitelist of addresses and @domains lets an address in; an empty one lets in everyone. */
export function isWhitelisted(email: string, whitelist: readonly string[]): boolean {
  if (whitelist.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@'));
  return whitelist.includes(email) || (email.includes('@') && whitelist.includes(domain));
}
