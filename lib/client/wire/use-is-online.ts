import { useSyncExternalStore } from 'react';
import { isReachable, onReachability } from './reachability';

/** Whether the server can be reached, as far as this page knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(onReachability, isReachable, () => true);
