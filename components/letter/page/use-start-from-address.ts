import { useRouter } from 'next/router';
import { useEffect, useRef } from 'react';

/** `/email?new=blank` begins a new letter, once; what else the address asks for comes after that. */
export function useStartFromAddress(isEmpty: boolean, startNew: () => void): void {
  const router = useRouter();
  const isAsked = router.isReady && router.query.new === 'blank';
  const isDone = useRef(false);

  useEffect(() => {
    if (!isAsked) {
      isDone.current = false;
      return;
    }
    if (isDone.current) return;
    isDone.current = true;
    if (!isEmpty) startNew();
    const { new: _asked, ...query } = router.query;
    void router.replace({ pathname: '/email', query }, undefined, { shallow: true });
  }, [isAsked, isEmpty, startNew, router]);
}
