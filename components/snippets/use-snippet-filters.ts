import { useRouter } from 'next/router';
import { useEffect, useReducer } from 'react';
import { filtersFromQuery, filtersToQuery, type SnippetFilters } from '@/lib/domain/snippet-filters';

/** The address follows the filters a moment later, so that typing does not wait for the router. */
const writeDelay = 250;

interface State {
  readonly filters: SnippetFilters;
  readonly seen: string;
  /** What this hook wrote and the router has not shown yet, oldest first. */
  readonly underway: readonly string[];
}

type Action =
  | { readonly kind: 'changed'; readonly changes: Partial<SnippetFilters> }
  | { readonly kind: 'asked'; readonly address: string }
  | { readonly kind: 'shown'; readonly address: string; readonly filters: SnippetFilters };

const addressOf = (filters: SnippetFilters) => JSON.stringify(filtersToQuery(filters));

function follow(state: State, action: Action): State {
  if (action.kind === 'changed') return { ...state, filters: { ...state.filters, ...action.changes } };
  if (action.kind === 'asked') return { ...state, underway: [...state.underway, action.address] };
  // An address that was not asked for here came by a link or by going back.
  const arrived = state.underway.indexOf(action.address);
  return arrived < 0
    ? { filters: action.filters, seen: action.address, underway: [] }
    : { ...state, seen: action.address, underway: state.underway.slice(arrived + 1) };
}

/** The filters, kept in the address: a reload, a link and the way back bring them again. */
export function useSnippetFilters(): [SnippetFilters, (changes: Partial<SnippetFilters>) => void] {
  const router = useRouter();
  const inAddress = filtersFromQuery(router.query);
  const address = addressOf(inAddress);
  // A reducer, because useState computes a change from the last render even if that one was dropped:
  // the router's renders are, whenever a key is pressed meanwhile, and letters would go with them.
  const [state, dispatch] = useReducer(follow, { filters: inAddress, seen: address, underway: [] });

  if (address !== state.seen) dispatch({ kind: 'shown', address, filters: inAddress });

  const wanted = addressOf(state.filters);
  const { pathname, replace, events } = router;
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      dispatch({ kind: 'asked', address: wanted });
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

  return [state.filters, (changes) => dispatch({ kind: 'changed', changes })];
}
