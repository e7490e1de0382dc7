import 'server-only';
import { changeIn, type SeatSubscription } from '@/lib/domain/organizations/seats';
import { abandonedAfter } from '@/lib/server/backend/billing';

/** The change of licenses that this process last saw in an organization, and since when by `performance.now()`. */
const seen = new Map<string, { readonly change: string; readonly since: number }>();

/**
 * Whether the request that made the change on record is over: it has said so itself, or it has been seen here for longer
 * than any request lasts. No clock is compared with that of another machine.
 */
export function isAbandoned(
  orgId: string,
  subscription: SeatSubscription | undefined,
  now = performance.now(),
): boolean {
  const change = changeIn(subscription);
  if (change === undefined) {
    seen.delete(orgId);
    return false;
  }
  if (subscription?.isUnsettled) return true;
  const known = seen.get(orgId);
  if (known?.change === change) return now - known.since >= abandonedAfter;
  seen.set(orgId, { change, since: now });
  return false;
}
