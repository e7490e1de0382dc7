import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { readStored, useStored } from '@/lib/client/device/local-storage';
import { knownUnlessAnswered } from '@/lib/client/wire/call-errors';
import { organizationsKey } from '@/lib/client/queries/query-keys';
import type { Organization } from '@/lib/contracts/organization-fields';
import { listOrganizations } from '@/lib/contracts/organizations';
import {
  activeOrganizations,
  pendingOrganizations,
  selectOrganization,
} from '@/lib/domain/organizations/organizations';
import { seatsHeld } from '@/lib/domain/organizations/seats';
import { useAuth } from './AuthContext';
import { useMayHaveOrganizations } from './use-may-have-organizations';
import { type RoleLookup, useRoleLookup } from './use-role-lookup';
import { useSubscription } from './SubscriptionContext';

/** Where organizations come from. */
export interface OrganizationSource {
  listOrganizations: (signal: AbortSignal) => Promise<Organization[]>;
  fetchRole: (orgId: string, signal: AbortSignal) => Promise<unknown>;
}

type Lists =
  | { status: 'loading'; error: null }
  | { status: 'loaded'; error: null }
  | { status: 'failed'; error: string };

type OrganizationValue = Lists & {
  active: readonly Organization[];
  pending: readonly Organization[];
  current: Organization | null;
  /** The one chosen here before, while it is not known yet whether it is still there. */
  expectedId: string | null;
  memberCount: number;
  role: RoleLookup;
  isCreating: boolean;
  select: (id: string) => void;
  /** Sets the flag 'an organization is being created' for as long as the work takes, then reads the lists anew. */
  whileCreating: <T>(work: () => Promise<T>) => Promise<T>;
  refetch: () => Promise<void>;
};

const OrganizationContext = createContext<OrganizationValue | null>(null);

const storageKey = 'selectedOrgId';
const none: readonly Organization[] = [];

interface Props {
  source: OrganizationSource;
  children: ReactNode;
}

export function OrganizationProvider({ source, children }: Props) {
  const { user } = useAuth();
  const { status: subscriptionStatus } = useSubscription();
  const [storedId, store] = useStored(storageKey);
  const [isCreating, setCreating] = useState(false);

  const isAsked = useMayHaveOrganizations();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: organizationsKey(user?.uid),
    meta: { copiedAs: listOrganizations.reply },
    enabled: isAsked,
    retry: false,
    // §8: the organization is gone when reading it fails, so without a connection what is known stays.
    networkMode: 'online',
    queryFn: ({ client, queryKey, signal }) =>
      source
        .listOrganizations(signal)
        .catch((cause: unknown) => knownUnlessAnswered(cause, client.getQueryData<Organization[]>(queryKey))),
  });

  const isLoaded = isAsked && error === null && !isPending;
  const all = isLoaded ? data : none;
  const active = useMemo(() => (user === null ? none : activeOrganizations(all, user)), [all, user]);
  const pending = useMemo(() => (user === null ? none : pendingOrganizations(all, user)), [all, user]);
  const current = selectOrganization(active, storedId);
  const role = useRoleLookup(source, current?.id);

  useEffect(() => {
    if (isAsked && error !== null) store('');
    // A page that was opened for one organization has chosen it by now.
    else if (current !== null && current.id !== storedId && readStored(storageKey) === storedId) {
      store(current.id);
    }
  }, [isAsked, error, current, storedId, store]);

  const again = useCallback(async () => {
    if (isAsked) await refetch();
  }, [isAsked, refetch]);

  const whileCreating = useCallback(
    async <T,>(work: () => Promise<T>) => {
      setCreating(true);
      try {
        return await work();
      } finally {
        setCreating(false);
        await again();
      }
    },
    [again],
  );

  const isWaiting = subscriptionStatus === 'loading' || (isAsked && isPending);
  const lists = useMemo<Lists>(() => {
    if (isAsked && error !== null) return { status: 'failed', error: 'Failed to load organizations.' };
    return { status: isWaiting ? 'loading' : 'loaded', error: null };
  }, [isAsked, error, isWaiting]);

  const value = useMemo<OrganizationValue>(
    () => ({
      ...lists,
      active,
      pending,
      current,
      expectedId: lists.status === 'loading' && current === null ? storedId || null : null,
      memberCount: seatsHeld(current?.members ?? []),
      role,
      isCreating,
      select: store,
      whileCreating,
      refetch: again,
    }),
    [lists, active, pending, current, storedId, role, isCreating, store, whileCreating, again],
  );
  return <OrganizationContext value={value}>{children}</OrganizationContext>;
}

export function useOrganization(): OrganizationValue {
  const value = useContext(OrganizationContext);
  if (value === null) throw new Error('useOrganization must be used within a OrganizationProvider');
  return value;
}
