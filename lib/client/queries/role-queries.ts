import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Organization } from '@/lib/contracts/organization-fields';
import { changeRole } from '@/lib/contracts/organizations';
import type { Role } from '@/lib/contracts/primitives';
import { call } from '@/lib/client/wire/call';
import { failingWith } from '@/lib/client/wire/failed-step';
import { changeOrganizationInCache, type OrganizationScope } from './organization-cache';
import { organizationsKey } from './query-keys';

const withRole = (organization: Organization, userId: string, role: Role): Organization => ({
  ...organization,
  members: organization.members.map((member) => (member.userId === userId ? { ...member, role } : member)),
});

/** Gives an active member another role: shown at once, and taken back when it is refused. */
export function useChangeRole(scope: OrganizationScope) {
  const client = useQueryClient();
  const { uid, orgId } = scope;
  return useMutation({
    mutationFn: ({ userId, role }: { userId: string; role: Role }) =>
      failingWith('Failed to update user info', () =>
        call(changeRole, { query: { orgId, userId }, body: { role } }),
      ),
    onMutate: async ({ userId, role }) => {
      await client.cancelQueries({ queryKey: organizationsKey(uid) });
      const before = client
        .getQueryData<Organization[]>(organizationsKey(uid))
        ?.find(({ id }) => id === orgId)
        ?.members.find((member) => member.userId === userId)?.role;
      changeOrganizationInCache(client, scope, (organization) => withRole(organization, userId, role));
      return { before };
    },
    onError: (_error, { userId }, context) => {
      const role = context?.before;
      if (role === undefined) return;
      changeOrganizationInCache(client, scope, (organization) => withRole(organization, userId, role));
    },
    onSuccess: (saved) => changeOrganizationInCache(client, scope, () => saved),
  });
}
