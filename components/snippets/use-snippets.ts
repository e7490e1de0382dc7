import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useHiddenSnippets } from '@/lib/client/queries/hidden-snippets';
import { anyLibraryKey } from '@/lib/client/queries/query-keys';
import { libraryQuery, type Library } from '@/lib/client/queries/snippet-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';

const none: readonly Snippet[] = [];

export interface Snippets {
  /** 'loading' until every library is here; 'failed' when one of them cannot be read. */
  status: 'loading' | 'failed' | 'loaded';
  snippets: readonly Snippet[];
  retry: () => void;
}

/** The user's private snippets and those of the current organization, without what is about to be deleted. */
export function useSnippets(): Snippets {
  const { uid } = useSignedInUser();
  const { current, expectedId, status: organizationStatus } = useOrganization();
  const hidden = useHiddenSnippets();
  const client = useQueryClient();
  const mine: Library = { uid, orgId: null };
  const shared: Library | null = current && { uid, orgId: current.id };
  const mineQuery = useQuery(libraryQuery(mine));
  // What will most likely be shown is asked for before the list of organizations is here.
  const asked = shared ?? (expectedId === null ? null : { uid, orgId: expectedId });
  const sharedQuery = useQuery({ ...libraryQuery(asked ?? mine), enabled: asked !== null });

  const queries = shared ? [mineQuery, sharedQuery] : [mineQuery];
  const isWaiting = organizationStatus === 'loading' || queries.some((query) => query.isPending);
  const hasFailed = queries.some((query) => query.isError && query.data === undefined);

  const mineData = mineQuery.data ?? none;
  const sharedData = shared ? (sharedQuery.data ?? none) : none;
  const snippets = useMemo(() => {
    const all = sharedData.length === 0 ? mineData : [...mineData, ...sharedData];
    return hidden.size === 0 ? all : all.filter(({ id }) => !hidden.has(id));
  }, [mineData, sharedData, hidden]);

  const retry = useCallback(
    () => void client.refetchQueries({ queryKey: anyLibraryKey(uid) }),
    [client, uid],
  );

  return {
    status: hasFailed ? 'failed' : isWaiting ? 'loading' : 'loaded',
    snippets,
    retry,
  };
}
