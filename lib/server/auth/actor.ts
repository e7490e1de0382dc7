import 'server-only';
import { env } from '@/lib/server/runtime/env';
import { notWhitelisted, notWhitelistedYet } from '@/lib/server/faults/fault';
import { addressIn, liveSession } from './live-session';
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

/**
 * Turns an Authorization header into an actor, or refuses with 401 or 403. `beforeConfirming`: what the call does has its
 * place before the address is confirmed.
 */
export async function identify(
  authorization: string | undefined,
  { beforeConfirming = false } = {},
): Promise<Actor> {
  const { claims, account } = await liveSession(authorization);
  const actor: Actor = {
    uid: claims.uid,
    email: addressIn(account),
    emailVerified: account.emailVerified,
    globalAdmin: Boolean(claims['globalAdmin']),
    signedInAt: new Date(claims.auth_time * 1000),
  };
  admit(actor, beforeConfirming);
  if (actor.globalAdmin) await noteStaffSignIn(actor);
  return actor;
}

/** Anybody can sign up with anybody's address, so a listed one lets in only who has confirmed that it is theirs. */
function admit({ email, emailVerified }: Actor, beforeConfirming: boolean): void {
  const { EMAIL_WHITELIST: whitelist } = env();
  if (!isWhitelisted(email, whitelist)) throw notWhitelisted();
  if (whitelist.length > 0 && !emailVerified && !beforeConfirming) throw notWhitelistedYet();
}

/** Whether a whitelist of addresses and @domains names an address; an empty one names every one. */
export function isWhitelisted(email: string, whitelist: readonly string[]): boolean {
  if (whitelist.length === 0) return true;
  const domain = email.slice(email.lastIndexOf('@'));
  return whitelist.includes(email) || (email.includes('@') && whitelist.includes(domain));
}
