import { onDemand } from '@/components/ui/on-demand';
import { useNotifications } from '@/contexts/NotificationsContext';
import { PlainNotice } from './PlainNotice';

const Toast = onDemand(() => import('./Toast').then(({ Toast }) => Toast), null, PlainNotice);

/** One toast at a time. The region stands before its content comes, so that screen readers hear it. */
export function Toasts() {
  const { current } = useNotifications();
  return (
    <div role="status" aria-live={current?.severity === 'error' ? 'assertive' : 'polite'}>
      {current !== null && <Toast key={current.id} notice={current} />}
    </div>
  );
}
