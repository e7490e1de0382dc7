import { useRouter } from 'next/router';
import type { ParsedUrlQuery } from 'node:querystring';
import { useEffect, useReducer } from 'react';

/** The address follows a moment later, so that typing does not wait for the router. */
const writeDelay = 250;

type Query = Readonly<Record<string, string | string[]>>;

/** How a value stands in the query of the address; equal values are written equally. */
export interface QueryForm<Value> {
  readonly read: (query: ParsedUrlQuery) => Value;
  readonly write: (value: Value) => Query;
}

interface State<Value> {
  readonly value: Value;
  readonly seen: string;
  /** What this hook wrote and the router has not shown yet, oldest first. */
  readonly underway: readonly string[];
}

type Action<Value> =
  | { readonly kind: 'changed'; readonly change: (value: Value) => Value }
  | { readonly kind: 'asked'; readonly address: string }
  | { readonly kind: 'shown'; readonly address: string; readonly value: Value };

function follow<Value>(state: State<Value>, action: Action<Value>): State<Value> {
  if (action.kind === 'changed') return { ...state, value: action.change(state.value) };
  if (action.kind === 'asked') return { ...state, underway: [...state.underway, action.address] };
  // An address that was not asked for here came by a link or by going back.
  const arrived = state.underway.indexOf(action.address);
  return arrived < 0
    ? { value: action.value, seen: action.address, underway: [] }
    : { ...state, seen: action.address, underway: state.underway.slice(arrived + 1) };
}

/** What the page is asked to show, kept in its address: a reload, a link and the way back bring it again. */
export function useAddressQuery<Value>({
  read,
  write,
}: QueryForm<Value>): [Value, (change: (value: Value) => Value) => void] {
  const { query, pathname, replace, events } = useRouter();
  const addressOf = (value: Value) => JSON.stringify(write(value));
  const inAddress = read(query);
  const address = addressOf(inAddress);
  // A reducer, because useState computes a change from the last render even if that one was dropped:
  // the router's renders are, whenever a key is pressed meanwhile, and letters would go with them.
  const [state, dispatch] = useReducer(follow<Value>, { value: inAddress, seen: address, underway: [] });

  if (address !== state.seen) dispatch({ kind: 'shown', address, value: inAddress });

  const wanted = addressOf(state.value);
  useEffect(() => {
    if (wanted === address) return undefined;
    const timer = setTimeout(() => {
      dispatch({ kind: 'asked', address: wanted });
      const asked = JSON.parse(wanted) as Query;
      void replace({ pathname, query: asked }, undefined, { shallow: true, scroll: false });
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

  return [state.value, (change) => dispatch({ kind: 'changed', change })];
}
