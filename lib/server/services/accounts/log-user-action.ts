import 'server-only';
import type { Actor } from '@/lib/server/policies/actor';
import { rateLimits } from '@/lib/server/rate-limits/rate-limits';
import { record } from '@/lib/server/repositories/audit';

/** Adds to the audit trail what only the browser knows. */
export async function logUserAction(
  actor: Actor,
  { action, metadata }: { action: string; metadata?: Readonly<Record<string, unknown>> | undefined },
): Promise<void> {
  await rateLimits().userActions.take(actor.uid);
  await record({ uid: actor.uid, action: `browser.${action}`, metadata });
}
