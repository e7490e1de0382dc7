import * as z from 'zod/mini';
import { mostLicenses } from '@/lib/contracts/subscription';

// sessionStorage: the checkout opens in this tab, and it is here that somebody turns back.
const storageKey = 'checkout-licences';
const keptSchema = z.object({
  orgId: z.string(),
  // As browsers have kept it from the first.
  licences: z.int().check(z.gte(0), z.lte(mostLicenses)),
});

/** Remembers how many licenses, 0 for no limit, somebody takes to the checkout of an organization. */
export function keepLicenses(orgId: string, licenses: number): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ orgId, licences: licenses }));
  } catch {
    // A browser that keeps nothing: who turns back chooses anew.
  }
}

/** The licenses that were last taken to the checkout of this organization. */
export function keptLicenses(orgId: string): number | undefined {
  let kept: unknown;
  try {
    kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
  } catch {
    return undefined;
  }
  const parsed = z.safeParse(keptSchema, kept);
  return parsed.success && parsed.data.orgId === orgId ? parsed.data.licences : undefined;
}

export function forgetLicenses(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // What was never kept is not there to be taken away.
  }
}
