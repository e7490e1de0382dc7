import Router, { useRouter } from 'next/router';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Thrown to stop a navigation that has begun: the router knows no other way. No Error, for nothing has gone wrong. */
const stopped: unknown = Object.freeze({ stopped: true });

const ignoreStopped = (event: PromiseRejectionEvent) => {
  if (event.reason === stopped) event.preventDefault();
};

/** Another part of the page is no way out of it. */
const pageOf = (address: string) => address.split('#')[0];

export interface LeaveGuard {
  /** Where someone wanted to go; null while nobody wants to leave. */
  readonly wanted: string | null;
  readonly stay: () => void;
  readonly leave: () => void;
  /** Lets the page go where its own code leads next. */
  readonly open: () => void;
}

/** Holds back every way out of the page while `isGuarded`: links, the way back, closing the tab. */
export function useLeaveGuard(isGuarded: boolean): LeaveGuard {
  const router = useRouter();
  const [wanted, setWanted] = useState<string | null>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    if (!isGuarded) return undefined;
    mayLeave.current = false;
    const here = Router.asPath;
    const { history } = window;
    const hereState: unknown = history.state;

    const onRouteChange = (address: string, { shallow }: { shallow: boolean }) => {
      if (mayLeave.current || shallow) return;
      setWanted(address);
      Router.events.emit('routeChangeError', stopped, address, { shallow });
      throw stopped;
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();

    Router.events.on('routeChangeStart', onRouteChange);
    Router.beforePopState(({ as }) => {
      if (mayLeave.current || pageOf(as) === pageOf(here)) return true;
      // The browser has already gone back: put the page's own entry on top again.
      history.pushState(hereState, '', here);
      setWanted(as);
      return false;
    });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      Router.events.off('routeChangeStart', onRouteChange);
      Router.beforePopState(() => true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isGuarded]);

  // Nobody waits for a link's navigation, so its stop arrives here; the guard may be off again by then.
  useEffect(() => {
    window.addEventListener('unhandledrejection', ignoreStopped);
    return () => window.removeEventListener('unhandledrejection', ignoreStopped);
  }, []);

  const stay = useCallback(() => setWanted(null), []);
  const leave = useCallback(() => {
    if (wanted === null) return;
    mayLeave.current = true;
    setWanted(null);
    void router.push(wanted);
  }, [router, wanted]);

  const open = useCallback(() => {
    mayLeave.current = true;
  }, []);

  return { wanted, stay, leave, open };
}
