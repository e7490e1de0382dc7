import * as z from 'zod/mini';
import { getBootstrap } from '@/lib/contracts/bootstrap';
import type { Organization } from '@/lib/contracts/organization-fields';
import { getRole, listOrganizations } from '@/lib/contracts/organizations';
import { getSubscription, type Subscription } from '@/lib/contracts/subscription';
import { currentUid } from '@/lib/client/sign-in/auth';
import { call } from '@/lib/client/wire/call';
import { failingWith } from '@/lib/client/wire/failed-step';

/** Whose organizations came with the first answer; they are asked for right behind it, once. */
let ahead: { readonly uid: string | null; readonly organizations: Organization[] } | null = null;
let isFirst = true;

/**
 * Asks for the subscription that covers the user; null when there is none. The first answer of a page brings the
 * organizations along, so that nothing waits for two answers in a row.
 */
export async function fetchSubscription(signal: AbortSignal): Promise<Subscription | null> {
  ahead = null;
  if (isFirst) {
    const opening = await call(getBootstrap, { signal }).catch(() => null);
    signal.throwIfAborted();
    isFirst = false;
    if (opening !== null) {
      ahead = { uid: await currentUid(), organizations: opening.organizations };
      return opening.subscription;
    }
  }
  return (await call(getSubscription, { signal })) ?? null;
}

async function fetchOrganizations(signal: AbortSignal): Promise<Organization[]> {
  const taken = ahead;
  ahead = null;
  if (taken !== null && taken.uid === (await currentUid())) return taken.organizations;
  return call(listOrganizations, { signal });
}

/** The role lookup itself says what an answer without a role is (§8). */
const getAnyRole = { ...getRole, reply: z.unknown() };

/** What the organization context reads of the server. */
export const organizationSource = {
  listOrganizations: fetchOrganizations,
  fetchRole: (orgId: string, signal: AbortSignal) =>
    failingWith('Failed to fetch user info', () => call(getAnyRole, { query: { orgId }, signal })),
};
