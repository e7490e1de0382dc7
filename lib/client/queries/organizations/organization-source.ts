import * as z from 'zod/mini';
import { getBootstrap } from '@/lib/contracts/bootstrap';
import type { Organization } from '@/lib/contracts/organization-fields';
import { getRole, listOrganizations } from '@/lib/contracts/organizations';
import { getSubscription, type Subscription } from '@/lib/contracts/subscription';
import { forgetLibrariesBut } from '@/lib/client/copies/library-copies';
import { currentUid } from '@/lib/client/sign-in/auth';
import { call } from '@/lib/client/wire/call';
import { failingWith } from '@/lib/client/wire/failed-step';

interface Ahead {
  readonly uid: string | null;
  readonly organizations: Organization[];
}

/** Organizations that come with the first answer: they are asked for right behind it or, where the device knows the subscription, beside it. */
let ahead: Promise<Ahead | null> | null = null;
let isFirst = true;

/**
 * Asks for the subscription that covers the user; null when there is none. The first answer of a page brings the
 * organizations along, so that nothing waits for two answers in a row.
 */
export async function fetchSubscription(signal: AbortSignal): Promise<Subscription | null> {
  ahead = null;
  if (isFirst) {
    const asked = call(getBootstrap, { signal }).catch(() => null);
    ahead = asked.then(async (answer) => answer && { uid: await currentUid(), ...answer });
    const opening = await asked;
    signal.throwIfAborted();
    isFirst = false;
    if (opening !== null) return opening.subscription;
  }
  return (await call(getSubscription, { signal })) ?? null;
}

async function fetchOrganizations(signal: AbortSignal): Promise<Organization[]> {
  const asked = ahead;
  ahead = null;
  const taken = await asked;
  signal.throwIfAborted();
  const uid = await currentUid();
  const organizations =
    taken && taken.uid === uid ? taken.organizations : await call(listOrganizations, { signal });
  if (uid !== null)
    void forgetLibrariesBut(
      uid,
      organizations.map(({ id }) => id),
    );
  return organizations;
}

/** The role lookup itself says what an answer without a role is (§8). */
const getAnyRole = { ...getRole, reply: z.unknown() };

/** What the organization context reads of the server. */
export const organizationSource = {
  listOrganizations: fetchOrganizations,
  fetchRole: (orgId: string, signal: AbortSignal) =>
    failingWith('Failed to fetch user info', () => call(getAnyRole, { query: { orgId }, signal })),
};
