import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';

export type Severity = 'success' | 'error' | 'warning' | 'info';

export interface Notice {
  text: string;
  /** What it is about: a newer notice about the same takes its place. */
  about?: string;
  /** success unless told otherwise (§3). */
  severity?: Severity;
  action?: { label: string; onClick: () => void };
  /** Called once, when the toast is gone for whatever reason but its own action. */
  onClose?: () => void;
}

export interface ShownNotice extends Notice {
  id: number;
}

interface Notifications {
  /** The one toast on screen; another waits until it is gone. */
  current: ShownNotice | null;
  /** Answers the notice's id. It takes the place of one that only says that something went well, or the same failure. */
  notify: (notice: Notice) => number;
  /** Takes a notice away as if it had never been said; false where it is gone already. */
  withdraw: (id: number) => boolean;
  dismiss: (id: number) => void;
  act: (id: number) => void;
  /** Takes away all there is: it was said to someone who is gone. */
  clear: () => void;
}

const isPassing = ({ severity = 'success', action, onClose }: Notice) =>
  (severity === 'success' || severity === 'info') && !action && !onClose;

/** What failed in the same way again is told anew, not one time after the other. */
const isRepeated = (other: Notice, { text, severity }: Notice) =>
  severity === 'error' && other.severity === 'error' && other.text === text && !other.onClose;

const isOutdated = (other: Notice, { about }: Notice) =>
  about !== undefined && other.about === about && !other.onClose;

const NotificationsContext = createContext<Notifications | null>(null);

export function NotificationsProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly ShownNotice[]>([]);
  const lastId = useRef(0);
  const open = useRef(new Map<number, ShownNotice>());

  const notify = useCallback((notice: Notice) => {
    const shown = { ...notice, id: ++lastId.current };
    open.current.set(shown.id, shown);
    const isOver = (other: Notice) =>
      isPassing(other) || isRepeated(other, shown) || isOutdated(other, shown);
    for (const other of open.current.values())
      if (other.id !== shown.id && isOver(other)) open.current.delete(other.id);
    setQueue((waiting) => [...waiting.filter((other) => !isOver(other)), shown]);
    return shown.id;
  }, []);

  const take = useCallback((id: number) => {
    const notice = open.current.get(id);
    open.current.delete(id);
    setQueue((waiting) => waiting.filter((other) => other.id !== id));
    return notice;
  }, []);

  const clear = useCallback(() => {
    for (const id of [...open.current.keys()]) take(id)?.onClose?.();
  }, [take]);

  const value = useMemo(
    () => ({
      current: queue[0] ?? null,
      notify,
      withdraw: (id: number) => take(id) !== undefined,
      dismiss: (id: number) => take(id)?.onClose?.(),
      act: (id: number) => take(id)?.action?.onClick(),
      clear,
    }),
    [queue, notify, take, clear],
  );
  return <NotificationsContext value={value}>{children}</NotificationsContext>;
}

export function useNotifications(): Notifications {
  const value = useContext(NotificationsContext);
  if (value === null) throw new Error('useNotifications must be used within a NotificationsProvider');
  return value;
}
