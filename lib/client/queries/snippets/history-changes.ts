import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyInput } from '@/lib/contracts/operation';
import { restoreState } from '@/lib/contracts/snippet-history';
import { call } from '@/lib/client/wire/call';
import { variablesKey } from '@/lib/client/queries/query-keys';
import { putSnippet } from './snippet-changes';
import { scopeOf, type Library } from './snippet-queries';

/** Saves an earlier state of a snippet anew, whose revision is still the one given; else it throws ApiError 409. */
export function useRestoreState(library: Library) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<typeof restoreState>) =>
      call(restoreState, { query: scopeOf(library), body }),
    onSuccess: (saved) => {
      putSnippet(client, library, saved);
      void client.invalidateQueries({ queryKey: variablesKey(library) });
    },
  });
}
