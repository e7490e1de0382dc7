import 'server-only';
import type { Actor } from '../auth/actor';
import { RateLimit } from '../rate-limit';
import { record } from '../repositories/audit';

const perPerson = new RateLimit(120, 60_000);

/** Adds to the audit trail what only the browser knows. */
export async function logUserAction(
  actor: Actor,
  { action, metadata }: { action: string; metadata?: Readonly<Record<string, unknown>> | undefined },
): Promise<void> {
  perPerson.take(actor.uid);
  await record({ uid: actor.uid, action: `browser.${action}`, metadata });
}
