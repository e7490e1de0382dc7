import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useState, type ComponentType, type ReactNode } from 'react';
import { useNotifications } from '@/contexts/NotificationsContext';

/** What parts that open have in common: nothing is wanted of a menu without an anchor. */
interface Opened {
  anchor?: unknown;
  onClose?: () => void;
}

/**
 * A part that is loaded when it is first shown, `waiting` in its place until then. Where it cannot be, `Failed` takes it: a
 * toast says so, and what was to open is closed again, so that opening it asks for it anew.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
  Failed: ComponentType<Pick<Opened, 'onClose'>> = NotLoaded,
) {
  let loaded: ComponentType<Props> | null = null;
  return function OnDemand(props: Props) {
    const { anchor, onClose }: Opened = props;
    const [Part, setPart] = useState(() => loaded);
    const [failures, setFailures] = useState(0);
    const isWanted = Part === null && anchor !== null;

    useEffect(() => {
      if (!isWanted) return undefined;
      let isHere = true;
      load().then(
        (part) => {
          loaded = part;
          if (isHere) setPart(() => part);
        },
        () => {
          if (isHere) setFailures((count) => count + 1);
        },
      );
      return () => {
        isHere = false;
      };
    }, [isWanted]);

    if (Part !== null) return <Part {...props} />;
    return failures > 0 ? <Failed key={failures} {...(onClose && { onClose })} /> : waiting;
  };
}

function NotLoaded({ onClose }: Pick<Opened, 'onClose'>) {
  const { notify } = useNotifications();
  const router = useRouter();
  const tell = useEffectEvent(() => {
    notify({
      text: `This could not be loaded. Check your connection, then ${onClose ? 'try again' : 'reload the page'}.`,
      severity: 'error',
      action: { label: 'Reload', onClick: () => router.reload() },
    });
    onClose?.();
  });
  useEffect(() => tell(), []);
  return null;
}
