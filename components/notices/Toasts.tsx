import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTopDialog } from '@/lib/client/browser/use-top-dialog';
import { onDemand } from '@/components/on-demand/on-demand';
import { useNotifications } from '@/contexts/NotificationsContext';
import { PlainNotice } from './PlainNotice';

const Toast = onDemand(() => import('./Toast').then(({ Toast }) => Toast), null, PlainNotice);

const newPlace = () => (typeof document === 'undefined' ? null : document.createElement('div'));

/**
 * One toast at a time. The region stands before its content comes, so that screen readers hear it, and moves into the
 * dialog that opens, as it is: outside nobody could hear or reach it.
 */
export function Toasts() {
  const { current } = useNotifications();
  const dialog = useTopDialog();
  const page = useRef<HTMLDivElement>(null);
  const [place] = useState(newPlace);
  useLayoutEffect(() => {
    if (place) (dialog ?? page.current)?.append(place);
  }, [dialog, place]);
  const region = (
    <div role="status" aria-live={current?.severity === 'error' ? 'assertive' : 'polite'}>
      {current !== null && <Toast key={current.id} notice={current} />}
    </div>
  );
  return <div ref={page}>{place !== null && createPortal(region, place)}</div>;
}
