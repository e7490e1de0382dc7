import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';

/** A part that is loaded when it is first shown, `waiting` in its place until then; where it cannot be, a toast says so. */
export const onDemand = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
) => dynamic(load, { ssr: false, loading: ({ error }) => (error ? <NotLoaded /> : waiting) });

/** The browser asks for a part of the app again only with the page. */
function NotLoaded() {
  const { notify } = useNotifications();
  const router = useRouter();
  useEffect(() => {
    notify({
      text: 'This could not be loaded. Check your connection, then reload the page.',
      severity: 'error',
      action: { label: 'Reload', onClick: () => router.reload() },
    });
  }, [notify, router]);
  return null;
}
