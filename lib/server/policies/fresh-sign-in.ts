import 'server-only';
import { signInAgain } from '@/lib/server/faults/fault';
import type { Actor } from './actor';

const freshFor = 5 * 60_000;

/** For what nobody should do who only found a screen unlocked; `what` it is goes into the refusal. */
export function requireFreshSignIn({ signedInAt }: Actor, what: string): void {
  if (Date.now() - signedInAt.getTime() > freshFor) throw signInAgain(what);
}
