import * as z from 'zod/mini';
import { mostLicences } from '@/lib/contracts/subscription';

// sessionStorage: the checkout opens in this tab, and it is here that somebody turns back.
const storageKey = 'checkout-licences';
const keptSchema = z.object({
  orgId: z.string(),
  licences: z.int().check(z.gte(0), z.lte(mostLicences)),
});

/** Remembers how many licences, 0 for no limit, somebody takes to the checkout of an organization. */
export function keepLicences(orgId: string, licences: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ orgId, licences }));
  } catch {
    // A browser that keeps nothing: who turns back chooses anew.
  }
}

/** The licences that were last taken to the checkout of this organization. */
export function keptLicences(orgId: string): number | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return undefined;
  }
  const parsed = z.safeParse(keptSchema, kept);
  return parsed.success && parsed.data.orgId === orgId ? parsed.data.licences : undefined;
}

export function forgetLicences(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // What was never kept is not there to be taken away.
  }
}
