import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteMember } from '@/lib/contracts/invitations';
import type { BodyInput } from '@/lib/contracts/operation';
import {
  acceptInvitation,
  createOrganization,
  deleteOrganization,
  rejectInvitation,
  removeMember,
  resendInvitation,
  updateOrganization,
} from '@/lib/contracts/organizations';
import { call, callForHeaders } from '@/lib/client/wire/call';
import { isUnderWay } from '@/lib/client/wire/deletion-state';
import { failingWith } from '@/lib/client/wire/failed-step';
import { changeOrganizationInCache, refreshMembership, type OrganizationScope } from './organization-cache';
import { anySubscriptionKey } from '@/lib/client/queries/query-keys';

/** Answers an invitation; whatever came of it, subscription, organizations and role are read anew. */
export function useRespondToInvitation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ orgId, action }: { orgId: string; action: 'accept' | 'reject' }) => {
      if (action === 'accept') await call(acceptInvitation, { query: { orgId, action } });
      else await call(rejectInvitation, { query: { orgId, action } });
    },
    onSettled: () => refreshMembership(client),
  });
}

/** Creates an organization; the same key gives the first answer again. */
export function useCreateOrganization() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, key }: { draft: BodyInput<typeof createOrganization>; key: string }) =>
      failingWith('Failed to create organization', () =>
        call(createOrganization, { body: draft, idempotencyKey: key }),
      ),
    onSuccess: () => refreshMembership(client),
  });
}

export function useUpdateOrganization({ uid, orgId }: OrganizationScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: BodyInput<typeof updateOrganization>) =>
      call(updateOrganization, { query: { orgId }, body: change }),
    onSuccess: (saved) => changeOrganizationInCache(client, { uid, orgId }, () => saved),
  });
}

/** Deletes an organization for everyone in it; `name` has to be its name. */
export function useDeleteOrganization(orgId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { headers } = await callForHeaders(deleteOrganization, { query: { orgId, name } });
      return { isDone: !isUnderWay(headers) };
    },
    onSuccess: () => refreshMembership(client),
  });
}

/** Invites one person; `isMailed` is false where the invitation stands but no mail could be sent. */
export function useInviteMember({ uid, orgId }: OrganizationScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, ...invitation }: BodyInput<typeof inviteMember> & { key: string }) => {
      const { reply, headers } = await callForHeaders(inviteMember, {
        query: { orgId },
        body: invitation,
        idempotencyKey: key,
      });
      return { organization: reply, isMailed: headers.get('X-Invitation-Mail') !== 'failed' };
    },
    onSuccess: ({ organization }) => changeOrganizationInCache(client, { uid, orgId }, () => organization),
    onSettled: () => client.invalidateQueries({ queryKey: anySubscriptionKey() }),
  });
}

export function useResendInvitation(orgId: string) {
  return useMutation({
    mutationFn: (email: string) =>
      call(resendInvitation, { query: { orgId, resend: 'true' }, body: { email } }),
  });
}

/** Takes someone out of the organization, invited or active; their seat is free at once. */
export function useRemoveMember({ uid, orgId }: OrganizationScope) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(removeMember, { query: { orgId, email } }),
    onSuccess: (_reply, email) => {
      changeOrganizationInCache(client, { uid, orgId }, (organization) => ({
        ...organization,
        members: organization.members.filter((member) => member.email !== email),
      }));
      void client.invalidateQueries({ queryKey: anySubscriptionKey() });
    },
  });
}

/** Leaves an organization; what the user belongs to is read anew. */
export function useLeaveOrganization(orgId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call(removeMember, { query: { orgId, email } }),
    onSuccess: () => refreshMembership(client),
  });
}
