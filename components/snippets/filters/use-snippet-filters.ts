import { useAddressQuery } from '@/lib/client/browser/use-address-query';
import { filtersFromQuery, filtersToQuery } from '@/lib/domain/snippets/filter-address';
import type { SnippetFilters } from '@/lib/domain/snippets/snippet-filters';

const form = { read: filtersFromQuery, write: filtersToQuery };

/** The filters, as the address keeps them. */
export function useSnippetFilters(): [SnippetFilters, (changes: Partial<SnippetFilters>) => void] {
  const [filters, change] = useAddressQuery(form);
  return [filters, (changes) => change((known) => ({ ...known, ...changes }))];
}
