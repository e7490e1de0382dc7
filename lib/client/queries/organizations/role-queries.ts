import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Member, Organization } from '@/lib/contracts/organization-fields';
import { changeInvitedRole, changeRole } from '@/lib/contracts/organizations';
import type { Role } from '@/lib/contracts/primitives';
import { call } from '@/lib/client/wire/call';
import { failingWith } from '@/lib/client/wire/failed-step';
import { changeOrganizationInCache, type OrganizationScope } from './organization-cache';
import { organizationsKey } from '@/lib/client/queries/query-keys';

/** Who gets another role: an active member by uid, someone whose invitation waits by the address it went to. */
type Whom = { readonly userId: string } | { readonly invited: string };

const isMeant = (whom: Whom) => (member: Member) =>
  'userId' in whom ? member.userId === whom.userId : member.status === 0 && member.email === whom.invited;

const withRole = (organization: Organization, whom: Whom, role: Role): Organization => ({
  ...organization,
  members: organization.members.map((member) => (isMeant(whom)(member) ? { ...member, role } : member)),
});

/** Gives a member, or someone invited, another role: shown at once, and taken back when it is refused. */
export function useChangeRole(scope: OrganizationScope) {
  const client = useQueryClient();
  const { uid, orgId } = scope;
  return useMutation({
    mutationFn: ({ whom, role }: { whom: Whom; role: Role }) =>
      failingWith('Failed to update user info', () =>
        'userId' in whom
          ? call(changeRole, { query: { orgId, userId: whom.userId }, body: { role } })
          : call(changeInvitedRole, { query: { orgId, email: whom.invited }, body: { role } }),
      ),
    onMutate: async ({ whom, role }) => {
      await client.cancelQueries({ queryKey: organizationsKey(uid) });
      const before = client
        .getQueryData<Organization[]>(organizationsKey(uid))
        ?.find(({ id }) => id === orgId)
        ?.members.find(isMeant(whom))?.role;
      changeOrganizationInCache(client, scope, (organization) => withRole(organization, whom, role));
      return { before };
    },
    onError: (_error, { whom }, context) => {
      const role = context?.before;
      if (role === undefined) return;
      changeOrganizationInCache(client, scope, (organization) => withRole(organization, whom, role));
    },
    onSuccess: (saved) => changeOrganizationInCache(client, scope, () => saved),
  });
}
