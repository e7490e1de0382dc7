import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { Organization } from '@/lib/contracts/organization-fields';
import {
  anyOrganizationsKey,
  anyRoleKey,
  anySubscriptionKey,
  anyUsageKey,
  organizationsKey,
} from '@/lib/client/queries/query-keys';

/** An organization as one user sees it. */
export interface OrganizationScope {
  readonly uid: string;
  readonly orgId: string;
}

/** Changes an organization where it is shown. */
export function changeOrganizationInCache(
  client: QueryClient,
  { uid, orgId }: OrganizationScope,
  change: (organization: Organization) => Organization,
): void {
  client.setQueryData<Organization[]>(organizationsKey(uid), (list) =>
    list?.map((organization) => (organization.id === orgId ? change(organization) : organization)),
  );
}

/** Reads what depends on memberships and plans anew. */
export async function refreshMembership(client: QueryClient): Promise<void> {
  const anew = async (queryKey: QueryKey) => {
    // A first answer that is still on its way was asked for before, and would count as new.
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  };
  await anew(anySubscriptionKey());
  await Promise.all([anew(anyOrganizationsKey()), anew(anyUsageKey())]);
  const lists = client.getQueriesData<Organization[]>({ queryKey: anyOrganizationsKey() });
  // One that was left or deleted would refuse to say.
  const left = new Set(lists.flatMap(([, list]) => list?.map(({ id }) => id) ?? []));
  await Promise.all([...left].map((orgId) => anew(anyRoleKey(orgId))));
}
