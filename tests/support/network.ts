import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** What the browser says of its network; undone by `vi.restoreAllMocks`. */
export function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere);
  act(() => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}
