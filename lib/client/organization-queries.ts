import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptInvitation, rejectInvitation } from '@/lib/contracts/organizations';
import { call } from './call';

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

/** Reads what depends on memberships and plans anew. */
export async function refreshMembership(client: ReturnType<typeof useQueryClient>): Promise<void> {
  await client.invalidateQueries({ queryKey: ['subscription'] });
  await Promise.all(
    ['organizations', 'role', 'usage'].map((key) => client.invalidateQueries({ queryKey: [key] })),
  );
}
