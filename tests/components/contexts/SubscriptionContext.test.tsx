import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthProvider } from '@/contexts/AuthContext';
import { NotificationsProvider } from '@/contexts/NotificationsContext';
import {
  SubscriptionProvider,
  useSubscription,
  type SubscriptionSource,
} from '@/contexts/SubscriptionContext';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { expectConsoleError } from '@/tests/support/console-errors';
import * as auth from '@/tests/support/fake-auth';
import { aSubscription } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const fetchSubscription = vi.fn<SubscriptionSource>();
const client = createQueryClient();
const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <NotificationsProvider>
      <AuthProvider>
        <SubscriptionProvider source={fetchSubscription}>{children}</SubscriptionProvider>
      </AuthProvider>
    </NotificationsProvider>
  </QueryClientProvider>
);

beforeEach(() => {
  client.clear();
  auth.setUser(auth.aUser());
  fetchSubscription.mockResolvedValue(aSubscription());
});
afterEach(() => {
  auth.resetAuth();
});

describe('the subscription (§4, §8)', () => {
  const readSubscription = () => renderHook(() => useSubscription(), { wrapper: Providers }).result;

  test('loading at the start, then loaded', async () => {
    const subscription = readSubscription();
    expect(subscription.current.status).toBe('loading');
    await waitFor(() => expect(subscription.current.status).toBe('loaded'));
    expect(subscription.current.subscription).toEqual(aSubscription());
  });

  test('a failure is said and logged, and can be tried again', async () => {
    expectConsoleError('Failed to fetch subscription details.');
    fetchSubscription.mockRejectedValueOnce(new Error('no'));
    const subscription = readSubscription();
    await waitFor(() =>
      expect(subscription.current).toMatchObject({
        status: 'failed',
        error: 'Failed to fetch subscription details.',
      }),
    );
    await act(() => subscription.current.refetch());
    await waitFor(() => expect(subscription.current.status).toBe('loaded'));
  });

  test('outside its provider the hook says so', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useSubscription())).toThrow(
      'useSubscription must be used within a SubscriptionProvider',
    );
  });
});
