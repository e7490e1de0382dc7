import * as z from 'zod/mini';
import { getRole, listOrganizations } from '@/lib/contracts/organizations';
import { getSubscription, type Subscription } from '@/lib/contracts/subscription';
import { call } from '@/lib/client/wire/call';
import { failingWith } from '@/lib/client/wire/failed-step';

/** Asks for the subscription that covers the user; null when there is none. */
export async function fetchSubscription(signal: AbortSignal): Promise<Subscription | null> {
  return (await call(getSubscription, { signal })) ?? null;
}

/** The role lookup itself says what an answer without a role is (§8). */
const getAnyRole = { ...getRole, reply: z.unknown() };

/** What the organization context reads of the server. */
export const organizationSource = {
  listOrganizations: (signal: AbortSignal) => call(listOrganizations, { signal }),
  fetchRole: (orgId: string, signal: AbortSignal) =>
    failingWith('Failed to fetch user info', () => call(getAnyRole, { query: { orgId }, signal })),
};
