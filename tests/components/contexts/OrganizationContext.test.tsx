import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AuthProvider } from '@/contexts/AuthContext';
import { NotificationsProvider } from '@/contexts/NotificationsContext';
import {
  OrganizationProvider,
  type OrganizationSource,
  useOrganization,
} from '@/contexts/OrganizationContext';
import { useRoleLookup } from '@/contexts/use-role-lookup';
import { SubscriptionProvider, type SubscriptionSource } from '@/contexts/SubscriptionContext';
import { ApiError, ConnectionError, StepFailedError } from '@/lib/client/wire/call-errors';
import { organizationSource } from '@/lib/client/queries/organizations/organization-source';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { expectConsoleError } from '@/tests/support/console-errors';
import * as auth from '@/tests/support/fake-auth';
import { aMember, anOrganization, aSubscription } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const aKnownOrganization = (id: string, status: 0 | 1 | 2 = 1) =>
  anOrganization({
    id,
    members: [
      aMember({ status }),
      aMember({ userId: 'u-kim', email: 'kim@dogs.test', status: 0 }),
      aMember({ userId: 'u-left', email: 'left@dogs.test', status: 2 }),
    ],
  });

const listOrganizations = vi.fn<OrganizationSource['listOrganizations']>();
const fetchRole = vi.fn<OrganizationSource['fetchRole']>();
const fetchSubscription = vi.fn<SubscriptionSource>();

const source = { listOrganizations, fetchRole };
const client = createQueryClient();
const Providers = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <NotificationsProvider>
      <AuthProvider>
        <SubscriptionProvider source={fetchSubscription}>
          <OrganizationProvider source={source}>{children}</OrganizationProvider>
        </SubscriptionProvider>
      </AuthProvider>
    </NotificationsProvider>
  </QueryClientProvider>
);
const read = () => renderHook(() => useOrganization(), { wrapper: Providers }).result;

beforeEach(() => {
  localStorage.clear();
  client.clear();
  auth.setUser(auth.aUser());
  fetchSubscription.mockResolvedValue(aSubscription());
  listOrganizations.mockResolvedValue([
    aKnownOrganization('a'),
    aKnownOrganization('b'),
    aKnownOrganization('p', 0),
  ]);
  fetchRole.mockResolvedValue({ role: 0 });
});
afterEach(() => {
  auth.resetAuth();
});

describe('organizations (§4)', () => {
  test('loading, then the lists, the first active one, its member count and the role', async () => {
    const organization = read();
    expect(organization.current.status).toBe('loading');
    await waitFor(() => expect(organization.current.role).toEqual({ status: 'loaded', role: 0 }));
    expect(organization.current).toMatchObject({
      status: 'loaded',
      error: null,
      memberCount: 2,
      isCreating: false,
    });
    expect(organization.current.active.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(organization.current.pending.map(({ id }) => id)).toEqual(['p']);
    expect(organization.current.current?.id).toBe('a');
    expect(localStorage.getItem('selectedOrgId')).toBe('a');
  });

  test('the stored one is current while it is active', async () => {
    localStorage.setItem('selectedOrgId', 'b');
    const organization = read();
    await waitFor(() => expect(organization.current.current?.id).toBe('b'));
  });

  test('choosing another one is kept', async () => {
    const organization = read();
    await waitFor(() => expect(organization.current.current?.id).toBe('a'));
    act(() => organization.current.select('b'));
    expect(organization.current.current?.id).toBe('b');
    expect(localStorage.getItem('selectedOrgId')).toBe('b');
  });

  test('nothing is fetched without a subscription', async () => {
    fetchSubscription.mockResolvedValue(null);
    const organization = read();
    await waitFor(() => expect(organization.current.status).toBe('loaded'));
    expect(listOrganizations).not.toHaveBeenCalled();
    expect(fetchRole).not.toHaveBeenCalled();
    expect(organization.current).toMatchObject({ active: [], current: null, role: { status: 'none' } });
  });

  test('a failure empties everything and blanks the stored id (§8)', async () => {
    localStorage.setItem('selectedOrgId', 'b');
    listOrganizations.mockRejectedValue(new Error('no'));
    const organization = read();
    await waitFor(() => expect(organization.current.status).toBe('failed'));
    expect(organization.current).toMatchObject({
      error: 'Failed to load organizations.',
      active: [],
      pending: [],
      current: null,
      memberCount: 0,
    });
    expect(localStorage.getItem('selectedOrgId')).toBe('');
  });

  test('while one is created the flag is set, and the lists are read anew', async () => {
    const organization = read();
    await waitFor(() => expect(organization.current.status).toBe('loaded'));
    let finish: () => void = () => undefined;
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let done: Promise<void> | undefined;
    act(() => {
      done = organization.current.whileCreating(() => work);
    });
    expect(organization.current.isCreating).toBe(true);
    await act(async () => {
      finish();
      await done;
    });
    expect(organization.current.isCreating).toBe(false);
    expect(listOrganizations).toHaveBeenCalledTimes(2);
  });

  test('what is known stays while the connection is gone', async () => {
    const organization = read();
    await waitFor(() => expect(organization.current.role).toEqual({ status: 'loaded', role: 0 }));
    onlineManager.setOnline(false);
    await act(() => client.refetchQueries());
    for (const asked of [fetchSubscription, listOrganizations, fetchRole])
      expect(asked).toHaveBeenCalledOnce();
    expect(organization.current.current?.id).toBe('a');
    await act(async () => onlineManager.setOnline(true));
    for (const asked of [fetchSubscription, listOrganizations, fetchRole])
      expect(asked).toHaveBeenCalledTimes(2);
  });

  test('it stays too where nobody answers though the connection seems to be there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const organization = read();
    await waitFor(() => expect(organization.current.role).toEqual({ status: 'loaded', role: 0 }));
    const lost = new ConnectionError(new TypeError('Failed to fetch'));
    for (const asked of [fetchSubscription, listOrganizations]) asked.mockRejectedValue(lost);
    fetchRole.mockRejectedValue(new StepFailedError('Failed to fetch user info', lost));
    await act(() => client.refetchQueries());
    for (const asked of [fetchSubscription, listOrganizations, fetchRole])
      expect(asked).toHaveBeenCalledTimes(2);
    expect(organization.current).toMatchObject({
      status: 'loaded',
      current: { id: 'a' },
      role: { status: 'loaded', role: 0 },
    });
  });

  test('outside its provider the hook says so, word for word', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useOrganization())).toThrow(
      'useOrganization must be used within a OrganizationProvider',
    );
  });
});

describe('the role lookup (§4, §8)', () => {
  const lookUp = (orgId: string | null | undefined) =>
    renderHook(() => useRoleLookup(source, orgId), { wrapper: Providers }).result;

  beforeEach(() => listOrganizations.mockResolvedValue([]));

  test('while there is no organization: no role and no error', async () => {
    const role = lookUp(undefined);
    await waitFor(() => expect(fetchSubscription).toHaveBeenCalled());
    expect(role.current).toEqual({ status: 'none' });
  });

  test('asked for explicitly without one: an error', async () => {
    const role = lookUp('');
    await waitFor(() =>
      expect(role.current).toEqual({ status: 'failed', error: 'No role found for the user.' }),
    );
  });

  test.each([[{}], [{ role: 'admin' }]])('%j is no role, and is logged', async (answer) => {
    expectConsoleError('Error fetching user role');
    fetchRole.mockResolvedValue(answer);
    const role = lookUp('a');
    await waitFor(() =>
      expect(role.current).toEqual({ status: 'failed', error: 'No role found for the user.' }),
    );
  });

  test('a gateway’s error page is said in a sentence', async () => {
    expectConsoleError('Error fetching user role');
    fetchRole.mockRejectedValue(new ApiError('<html>', 502, undefined));
    const role = lookUp('a');
    const error = 'Heelwrite cannot be reached right now. Try again in a moment.';
    await waitFor(() => expect(role.current).toEqual({ status: 'failed', error }));
  });

  test.each([
    [new ConnectionError(null), /^Heelwrite cannot be reached\./],
    [new TypeError('answer is undefined'), /^Something went wrong\./],
  ])('a failed call is an error too, told in plain words: %s', async (cause, error) => {
    expectConsoleError('Error fetching user role');
    fetchRole.mockRejectedValue(cause);
    const role = lookUp('a');
    await waitFor(() =>
      expect(role.current).toEqual({ status: 'failed', error: expect.stringMatching(error) as string }),
    );
  });
});

describe('the role lookup over the wire (§8)', () => {
  const lookUp = (answer: () => Promise<Response>) => {
    expectConsoleError('Error fetching user role');
    vi.stubGlobal('fetch', answer);
    return renderHook(() => useRoleLookup(organizationSource, 'a'), { wrapper: Providers }).result;
  };

  beforeEach(() => listOrganizations.mockResolvedValue([]));
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  test.each([['{}'], ['{"role":"x"}'], ['{"role":null}'], ['[]']])('%s is no role', async (text) => {
    const role = lookUp(async () => new Response(text));
    await waitFor(() =>
      expect(role.current).toEqual({ status: 'failed', error: 'No role found for the user.' }),
    );
  });

  test('an empty answer is no role', async () => {
    const role = lookUp(async () => new Response(null, { status: 204 }));
    await waitFor(() =>
      expect(role.current).toEqual({ status: 'failed', error: 'No role found for the user.' }),
    );
  });

  test('a call that fails says so, and why', async () => {
    const refusal = { error: 'You do not have access to this organization.', code: 'forbidden' };
    const role = lookUp(async () => Response.json(refusal, { status: 403 }));
    await waitFor(() =>
      expect(role.current).toEqual({
        status: 'failed',
        error: 'Failed to fetch user info. You do not have access to this organization.',
      }),
    );
  });
});

/** Answers never, and gives up as fetch does. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError')));
  });

test('what was given up on the way is no failure, and not logged as one', async () => {
  fetchRole.mockImplementation((_orgId, signal) => untilAborted(signal));
  const organization = read();
  await waitFor(() => expect(fetchRole).toHaveBeenCalled());
  await act(async () => client.cancelQueries());
  expect(organization.current.role.status).toBe('loading');
});

test('once the address is confirmed, invitations are looked for again', async () => {
  act(() => auth.setUser(auth.aUser({ emailVerified: false })));
  fetchSubscription.mockResolvedValue(null);
  const organization = read();
  await waitFor(() => expect(organization.current.status).toBe('loaded'));
  expect(organization.current.pending).toEqual([]);
  fetchSubscription.mockResolvedValue(aSubscription());
  act(() => auth.setUser(auth.aUser()));
  await waitFor(() => expect(organization.current.pending.map(({ id }) => id)).toEqual(['p']));
});
