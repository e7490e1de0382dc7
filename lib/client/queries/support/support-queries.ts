import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  changeOrganizationAccess,
  changePrivateAccess,
  getOrganizationAccess,
  getPrivateAccess,
  type grantDays,
  joinAsSupport,
  listGrants,
} from '@/lib/contracts/support';
import { call } from '@/lib/client/wire/call';
import { failingWith } from '@/lib/client/wire/failed-step';
import { refreshMembership } from '@/lib/client/queries/organizations/organization-cache';
import {
  anyGrantsKey,
  anyOrganizationsKey,
  grantsKey,
  supportAccessKey,
} from '@/lib/client/queries/query-keys';

/** How often someone who lets support in sees anew what it does, in milliseconds. */
export const lookEvery = 15_000;

/** Whether support staff may read; `orgId` null: the user’s private snippets. */
export function supportAccessQuery(uid: string, orgId: string | null) {
  return queryOptions({
    queryKey: supportAccessKey(uid, orgId),
    queryFn: ({ signal }) =>
      orgId === null
        ? call(getPrivateAccess, { signal })
        : call(getOrganizationAccess, { query: { orgId }, signal }),
    refetchInterval: ({ state }) => (state.data?.enabled === true ? lookEvery : false),
  });
}

/** Grants access for so many days, or ends it at once with null. */
export function useChangeSupportAccess(uid: string, orgId: string | null) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (days: (typeof grantDays)[number] | null) => {
      const body = days === null ? { enabled: false } : { enabled: true, days };
      return orgId === null
        ? call(changePrivateAccess, { body })
        : call(changeOrganizationAccess, { query: { orgId }, body });
    },
    onSuccess: (access) => {
      client.setQueryData(supportAccessKey(uid, orgId), access);
      // Support staff who joined read for as long as they are let in.
      if (orgId !== null) void client.invalidateQueries({ queryKey: anyOrganizationsKey() });
    },
  });
}

/** What is granted to support staff at the moment. */
export function grantsQuery(uid: string) {
  return queryOptions({
    queryKey: grantsKey(uid),
    queryFn: ({ signal }) => call(listGrants, { signal }),
  });
}

/** Support staff join an organization or leave it; what depends on memberships is read anew. */
export function useSupportMembership() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ orgId, enable }: { orgId: string; enable: boolean }) =>
      failingWith('Failed to toggle support membership', () =>
        call(joinAsSupport, { query: { orgId }, body: { enable } }),
      ),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: anyGrantsKey() }), refreshMembership(client)]),
  });
}
