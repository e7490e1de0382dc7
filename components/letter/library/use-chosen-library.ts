import { useMemo } from 'react';
import { useSnippets, type Snippets } from '@/components/snippets/use-snippets';
import { useOrganization } from '@/contexts/OrganizationContext';

export interface ChosenLibrary extends Snippets {
  readonly organization: { readonly id: string; readonly name: string } | null;
}

/** The user's own snippets and those of the current organization. */
export function useChosenLibrary(): ChosenLibrary {
  const { current } = useOrganization();
  const { status, snippets, horizon, isRefreshing, retry } = useSnippets();
  return useMemo(
    () => ({
      status,
      snippets,
      horizon,
      isRefreshing,
      retry,
      organization: current && { id: current.id, name: current.name },
    }),
    [status, snippets, horizon, isRefreshing, retry, current],
  );
}
