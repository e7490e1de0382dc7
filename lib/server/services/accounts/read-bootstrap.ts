import 'server-only';
import type { Organization } from '@/lib/contracts/organization-fields';
import type { Subscription } from '@/lib/contracts/subscription';
import type { Actor } from '@/lib/server/policies/actor';
import { freshCoversAndOrganizationsOf } from '@/lib/server/services/billing/find-covers';
import { subscriptionAmong } from '@/lib/server/services/billing/read-subscription';
import { presentOwn } from '@/lib/server/services/organizations/manage-organization';

interface Bootstrap {
  readonly subscription: Subscription | null;
  readonly organizations: Organization[];
}

/** §4: organizations are read only for whoever has a subscription; support staff join without being covered by one. */
export async function readBootstrap(actor: Actor): Promise<Bootstrap> {
  const { covers, organizations } = await freshCoversAndOrganizationsOf(actor);
  const subscription = (await subscriptionAmong(covers)) ?? null;
  const mayHaveOrganizations = subscription !== null || actor.globalAdmin;
  return { subscription, organizations: mayHaveOrganizations ? await presentOwn(actor, organizations) : [] };
}
