import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { filtersFromQuery, filtersToQuery, type SnippetFilters } from '@/lib/domain/snippet-filters';

/** The address follows the filters a moment later, so that typing does not wait for the router. */
const writeDelay = 250;

interface State {
  readonly filters: SnippetFilters;
  readonly seen: string;
  /** What this hook wrote and the router has not shown yet, oldest first. */
  readonly underway: readonly string[];
}

const addressOf = (filters: SnippetFilters) => JSON.stringify(filtersToQuery(filters));

/** The filters, kept in the address: a reload, a link and the way back bring them again. */
export function useSnippetFilters(): [SnippetFilters, (changes: Partial<SnippetFilters>) => void] {
  const router = useRouter();
  const inAddress = filtersFromQuery(router.query);
  const address = addressOf(inAddress);
  const [state, setState] = useState<State>({ filters: inAddress, seen: address, underway: [] });

  if (address !== state.seen) {
    // An address that was not written here came by a link or by going back.
    const arrived = state.underway.indexOf(address);
    setState({
      filters: arrived < 0 ? inAddress : state.filters,
      seen: address,
      underway: arrived < 0 ? [] : state.underway.slice(arrived + 1),
    });
  }

  const wanted = addressOf(state.filters);
  const { pathname, replace, events } = router;
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      setState((current) => ({ ...current, underway: [...current.underway, wanted] }));
      const query = JSON.parse(wanted) as Record<string, string | string[]>;
      void replace({ pathname, query }, undefined, { shallow: true, scroll: false });
    }, writeDelay);
    // Whoever leaves meanwhile is not called back for the sake of the address.
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) clearTimeout(timer);
    };
    events.on('routeChangeStart', leave);
    return () => {
      clearTimeout(timer);
      events.off('routeChangeStart', leave);
    };
  }, [wanted, address, pathname, replace, events]);

  return [
    state.filters,
    (changes) => setState((current) => ({ ...current, filters: { ...current.filters, ...changes } })),
  ];
}
