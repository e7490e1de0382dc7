import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { libraryKey } from '@/lib/client/queries/query-keys';
import type { HeldLibrary } from '@/lib/domain/snippets/held-library';
import type { Snippet } from '@/lib/contracts/snippet-fields';

/** What this page holds of a library; nothing where it was never read. */
export function useHeldLibrary(uid: string): (orgId: string | undefined) => readonly Snippet[] {
  const client = useQueryClient();
  return useCallback(
    (orgId) => client.getQueryData<HeldLibrary>(libraryKey({ uid, orgId: orgId ?? null }))?.snippets ?? [],
    [client, uid],
  );
}
