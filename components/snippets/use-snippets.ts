import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useOrganization } from '@/contexts/OrganizationContext';
import { useHiddenSnippets } from '@/lib/client/queries/snippets/hidden-snippets';
import { anyLibraryKey } from '@/lib/client/queries/query-keys';
import { libraryQuery, type Library } from '@/lib/client/queries/snippets/snippet-queries';
import { waitingSavesQuery } from '@/lib/client/queries/waiting-saves/waiting-saves';
import type { WaitingSave } from '@/lib/client/device/waiting-saves';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { horizonOf, type Horizon } from '@/lib/domain/snippets/arriving-rows';
import { withWaiting } from '@/lib/domain/snippets/with-waiting';

const none: readonly Snippet[] = [];
const nothingWaits: readonly WaitingSave[] = [];

export interface Snippets {
  /** 'loading' until every library is here whole; 'failed' when one of them cannot be read. */
  status: 'loading' | 'failed' | 'loaded';
  /** While they are loading: what has arrived so far. */
  snippets: readonly Snippet[];
  /** While they are loading: up to where all have arrived; null before the first. */
  horizon: Horizon | null;
  /** What is here may be an older copy: a newer one is on its way. */
  isRefreshing: boolean;
  retry: () => void;
}

/**
 * The user's private snippets and those of the current organization, without what is about to be deleted, and with what was
 * saved here and waits to be sent.
 */
export function useSnippets(): Snippets {
  const { uid } = useSignedInUser();
  const { current, expectedId, status: organizationStatus } = useOrganization();
  const hidden = useHiddenSnippets();
  const { data: waiting = nothingWaits } = useQuery(waitingSavesQuery(uid));
  const client = useQueryClient();
  const mine: Library = { uid, orgId: null };
  const shared: Library | null = current && { uid, orgId: current.id };
  const mineQuery = useQuery(libraryQuery(mine));
  // What will most likely be shown is asked for before the list of organizations is here.
  const asked = shared ?? (expectedId === null ? null : { uid, orgId: expectedId });
  const sharedQuery = useQuery({ ...libraryQuery(asked ?? mine), enabled: asked !== null });

  const queries = shared ? [mineQuery, sharedQuery] : [mineQuery];
  const hasFailed = queries.some((query) => query.isError && !query.data?.isWhole);
  const isWaiting = organizationStatus === 'loading' || queries.some((query) => !query.data?.isWhole);
  const hasFirst = organizationStatus !== 'loading' && queries.every((query) => query.data !== undefined);

  const mineData = mineQuery.data?.snippets ?? none;
  const sharedData = shared ? (sharedQuery.data?.snippets ?? none) : none;
  const snippets = useMemo(() => {
    const all = sharedData.length === 0 ? mineData : [...mineData, ...sharedData];
    return withWaiting(hidden.size === 0 ? all : all.filter(({ id }) => !hidden.has(id)), waiting);
  }, [mineData, sharedData, hidden, waiting]);

  const retry = useCallback(
    () => void client.refetchQueries({ queryKey: anyLibraryKey(uid) }),
    [client, uid],
  );

  return {
    status: hasFailed ? 'failed' : isWaiting ? 'loading' : 'loaded',
    snippets,
    horizon: hasFirst && isWaiting ? horizonOf(queries.map(({ data }) => data)) : null,
    isRefreshing: queries.some(({ isFetching }) => isFetching),
    retry,
  };
}
