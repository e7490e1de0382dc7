import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { knownUnlessAnswered } from '@/lib/client/wire/call-errors';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { roleKey } from '@/lib/client/queries/query-keys';
import { type Role, roleSchema } from '@/lib/contracts/primitives';
import { NoRoleError, readRole } from '@/lib/domain/organizations/organizations';
import { useAuth } from './AuthContext';
import { useMayHaveOrganizations } from './use-may-have-organizations';
import { useSubscription } from './SubscriptionContext';

export type RoleLookup =
  | { status: 'none' }
  | { status: 'loading' }
  | { status: 'loaded'; role: Role }
  | { status: 'failed'; error: string };

interface RoleSource {
  fetchRole: (orgId: string, signal: AbortSignal) => Promise<unknown>;
}

/**
 * The user's role in an organization (§4, §8). undefined: there is no organization yet, so no role and no error;
 * an empty one was asked for explicitly and is an error.
 */
export function useRoleLookup(source: RoleSource, orgId: string | null | undefined): RoleLookup {
  const { user } = useAuth();
  const { status } = useSubscription();
  const mayHaveOne = useMayHaveOrganizations();
  const isReady = status === 'loaded' && mayHaveOne;
  const { data, error, isPending } = useQuery({
    queryKey: roleKey(orgId, user?.uid),
    meta: { copiedAs: roleSchema },
    enabled: isReady && user !== null && Boolean(orgId),
    retry: false,
    // The role is gone when reading it fails, so without a connection what is known stays.
    networkMode: 'online',
    queryFn: async ({ client, queryKey, signal }) => {
      try {
        return readRole(await source.fetchRole(orgId ?? '', signal));
      } catch (cause) {
        // §8: what was aborted is no failure to tell of.
        if (signal.aborted) throw cause;
        // eslint-disable-next-line no-console -- §8 wants this line.
        console.error('Error fetching user role', cause);
        return knownUnlessAnswered(cause, client.getQueryData<Role>(queryKey));
      }
    },
  });
  return useMemo<RoleLookup>(() => {
    if (!isReady || user === null || orgId === undefined) return { status: 'none' };
    if (!orgId) return failedBy(new NoRoleError());
    if (error !== null) return failedBy(error);
    return isPending ? { status: 'loading' } : { status: 'loaded', role: data };
  }, [isReady, user, orgId, data, error, isPending]);
}

const failedBy = (error: Error): RoleLookup => ({
  status: 'failed',
  error: error instanceof NoRoleError ? error.message : errorSentence(error),
});
