import 'fake-indexeddb/auto';
import { renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { useSyncedUses } from '@/components/shell/use-synced-uses';
import { idle } from '@/lib/client/browser/idle';
import { syncUses } from '@/lib/client/queries/account/sync-uses';

vi.mock('@/lib/client/browser/idle', () => ({ idle: vi.fn() }));
vi.mock('@/lib/client/queries/account/sync-uses', () => ({ syncUses: vi.fn() }));

function Provided({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>;
}

test('is asked about once the page rests, and not for someone who has left by then', async () => {
  let rest = () => {};
  vi.mocked(idle).mockImplementation(() => new Promise<void>((resolve) => (rest = resolve)));
  const asked = () => vi.mocked(syncUses).mock.calls.map(([, uid]) => uid);
  const first = renderHook(() => useSyncedUses('anna', true), { wrapper: Provided });
  first.unmount();
  rest();
  renderHook(() => useSyncedUses('ben', true), { wrapper: Provided });
  rest();
  await vi.waitFor(() => expect(asked()).toEqual(['ben']));
});
