import 'server-only';
import type { Actor } from '../auth/actor';
import { ceilings } from '../limits/ceilings';
import { record } from '../repositories/audit';

/** Adds to the audit trail what only the browser knows. */
export async function logUserAction(
  actor: Actor,
  { action, metadata }: { action: string; metadata?: Readonly<Record<string, unknown>> | undefined },
): Promise<void> {
  await ceilings().userActions.take(actor.uid);
  await record({ uid: actor.uid, action: `browser.${action}`, metadata });
}
