import { getRole, listOrganizations } from '@/lib/contracts/organizations';
import { getSubscription, type Subscription } from '@/lib/contracts/subscription';
import { call } from './call';

/** Asks for the subscription that covers the user; null when there is none. */
export async function fetchSubscription(signal: AbortSignal): Promise<Subscription | null> {
  return (await call(getSubscription, { signal })) ?? null;
}

/** What the organization context reads of the server. */
export const organizationSource = {
  listOrganizations: (signal: AbortSignal) => call(listOrganizations, { signal }),
  fetchRole: (orgId: string, signal: AbortSignal) => call(getRole, { query: { orgId }, signal }),
};
