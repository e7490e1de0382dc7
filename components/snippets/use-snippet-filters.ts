import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { filtersFromQuery, filtersToQuery, type SnippetFilters } from '@/lib/domain/snippet-filters';

/** The address follows the filters a moment later, so that typing does not wait for the router. */
const writeDelay = 250;

interface State {
  readonly filters: SnippetFilters;
  /** The address as it was last seen, and as this hook last wrote it. */
  readonly seen: string;
  readonly written: string | null;
}

const addressOf = (filters: SnippetFilters) => JSON.stringify(filtersToQuery(filters));

/** The filters, kept in the address: a reload, a link and the way back bring them again. */
export function useSnippetFilters(): [SnippetFilters, (changes: Partial<SnippetFilters>) => void] {
  const router = useRouter();
  const inAddress = filtersFromQuery(router.query);
  const address = addressOf(inAddress);
  const [state, setState] = useState<State>({ filters: inAddress, seen: address, written: null });

  // Another address than the one written here: someone followed a link or went back.
  if (address !== state.seen) {
    setState({
      filters: address === state.written ? state.filters : inAddress,
      seen: address,
      written: null,
    });
  }

  const wanted = addressOf(state.filters);
  const { pathname, replace } = router;
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      setState((current) => ({ ...current, written: wanted }));
      const query = JSON.parse(wanted) as Record<string, string | string[]>;
      void replace({ pathname, query }, undefined, { shallow: true, scroll: false });
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [wanted, address, pathname, replace]);

  return [
    state.filters,
    (changes) => setState((current) => ({ ...current, filters: { ...current.filters, ...changes } })),
  ];
}
