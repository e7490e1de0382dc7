import { useEffect } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';
import { publicSettings } from '@/lib/client/browser/public-settings';
import { idle } from '@/lib/client/browser/idle';
import { useStableCallback } from '@/lib/client/browser/use-stable-callback';

/** Once the page rests, keeps the app on this device, so that it opens without a network; says when a newer release is ready. */
export function useKeptApp(): void {
  const { notify } = useNotifications();
  const tellOfNewRelease = useStableCallback((begin: () => void) => {
    notify({
      about: 'release',
      severity: 'info',
      text: 'A new version is ready.',
      action: { label: 'Reload', onClick: begin },
    });
  });
  useEffect(() => {
    // A development server's files change under it.
    if (process.env.NODE_ENV !== 'production') return;
    const keep = async () => {
      await idle();
      const { keepApp, forgetApp } = await import('@/lib/client/offline/keep-app');
      await (publicSettings().keepsApp ? keepApp(tellOfNewRelease) : forgetApp());
    };
    // Where it cannot be loaded or the browser will not, the app runs as it does without.
    keep().catch(() => undefined);
  }, [tellOfNewRelease]);
}
