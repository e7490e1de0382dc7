import dynamic from 'next/dynamic';
import { useNotifications } from '@/contexts/NotificationsContext';
import { PlainNotice } from './PlainNotice';

const Toast = dynamic(() => import('./Toast').then(({ Toast }) => Toast), {
  ssr: false,
  loading: ({ error }) => (error ? <PlainNotice /> : null),
});

/** One toast at a time. The region stands before its content comes, so that screen readers hear it. */
export function Toasts() {
  const { current } = useNotifications();
  return (
    <div role="status" aria-live={current?.severity === 'error' ? 'assertive' : 'polite'}>
      {current !== null && <Toast key={current.id} notice={current} />}
    </div>
  );
}
