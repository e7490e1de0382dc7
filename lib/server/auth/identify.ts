import 'server-only';
import { notWhitelisted, notWhitelistedYet } from '@/lib/server/faults/fault';
import type { Actor } from '@/lib/server/policies/actor';
import { isWhitelisted } from '@/lib/server/policies/whitelist';
import { env } from '@/lib/server/runtime/env';
import { addressIn, liveSession } from './live-session';
import { recordStaffSignIn } from './record-staff-sign-in';

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
  if (actor.globalAdmin) await recordStaffSignIn(actor);
  return actor;
}

/** Anybody can sign up with anybody's address, so a listed one lets in only who has confirmed that it is theirs. */
function admit({ email, emailVerified }: Actor, beforeConfirming: boolean): void {
  const { EMAIL_WHITELIST: whitelist } = env();
  if (!isWhitelisted(email, whitelist)) throw notWhitelisted();
  if (whitelist.length > 0 && !emailVerified && !beforeConfirming) throw notWhitelistedYet();
}
