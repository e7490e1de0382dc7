import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';

/** The address follows a moment later, so that typing does not wait for the router. */
const writeDelay = 250;

interface State {
  readonly question: string;
  readonly seen: string;
  /** What was written here and the router has not shown yet, oldest first. */
  readonly underway: readonly string[];
}

/** What is looked for, kept in the address as `?q=`: a link and the way back bring it again. */
export function useQuestion(): [string, (question: string) => void] {
  const { query, replace } = useRouter();
  const inAddress = typeof query.q === 'string' ? query.q : '';
  const [state, setState] = useState<State>({ question: inAddress, seen: inAddress, underway: [] });

  if (inAddress !== state.seen) {
    // An address that was not written here came by a link or by going back.
    const arrived = state.underway.indexOf(inAddress);
    setState({
      question: arrived < 0 ? inAddress : state.question,
      seen: inAddress,
      underway: arrived < 0 ? [] : state.underway.slice(arrived + 1),
    });
  }

  const { question } = state;
  useEffect(() => {
    if (question === inAddress) return undefined;
    const timer = setTimeout(() => {
      setState((current) => ({ ...current, underway: [...current.underway, question] }));
      const asked = question === '' ? {} : { q: question };
      void replace({ pathname: '/help', query: asked }, undefined, { shallow: true, scroll: false });
    }, writeDelay);
    return () => clearTimeout(timer);
  }, [question, inAddress, replace]);

  return [question, (next) => setState((current) => ({ ...current, question: next }))];
}
