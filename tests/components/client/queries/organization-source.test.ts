import { beforeEach, expect, test, vi } from 'vitest';
import { anOrganization, aSubscription } from '@/tests/support/organizations';

const { call } = vi.hoisted(() => ({ call: vi.fn<(operation: { path: string }) => Promise<unknown>>() }));
vi.mock('@/lib/client/wire/call', () => ({ call }));
const who = vi.hoisted(() => ({ uid: 'u-sam' }));
vi.mock('@/lib/client/sign-in/auth', () => ({ currentUid: async () => who.uid }));

const bootstrap = '/api/bootstrap';
const subscription = '/api/stripe/subscription';
const organizations = '/api/organization/user';

const answers = new Map<string, () => unknown>();
const asked = () => call.mock.calls.map(([{ path }]) => path);
const { signal } = new AbortController();

/** As on a page that was just opened. */
async function openPage() {
  vi.resetModules();
  who.uid = 'u-sam';
  return import('@/lib/client/queries/organizations/organization-source');
}

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async ({ path }) => answers.get(path)?.());
  answers.set(bootstrap, () => ({
    subscription: aSubscription({ id: 'first' }),
    organizations: [anOrganization({ id: 'a' })],
  }));
  answers.set(subscription, () => aSubscription({ id: 'later' }));
  answers.set(organizations, () => [anOrganization({ id: 'b' })]);
});

test('the first subscription brings the organizations along; later ones are asked for one by one', async () => {
  const { fetchSubscription, organizationSource } = await openPage();
  expect(await fetchSubscription(signal)).toMatchObject({ id: 'first' });
  expect(await organizationSource.listOrganizations(signal)).toMatchObject([{ id: 'a' }]);
  expect(asked()).toEqual([bootstrap]);
  expect(await organizationSource.listOrganizations(signal)).toMatchObject([{ id: 'b' }]);
  expect(await fetchSubscription(signal)).toMatchObject({ id: 'later' });
  expect(asked()).toEqual([bootstrap, organizations, subscription]);
});

test('what came along is nobody else’s, and not older than the subscription', async () => {
  const other = await openPage();
  await other.fetchSubscription(signal);
  who.uid = 'u-kim';
  expect(await other.organizationSource.listOrganizations(signal)).toMatchObject([{ id: 'b' }]);

  const later = await openPage();
  await later.fetchSubscription(signal);
  await later.fetchSubscription(signal);
  expect(await later.organizationSource.listOrganizations(signal)).toMatchObject([{ id: 'b' }]);
});

test('where the first answer fails, each part is asked for by itself and says what is wrong', async () => {
  answers.set(bootstrap, () => Promise.reject(new Error('out of order')));
  const { fetchSubscription, organizationSource } = await openPage();
  expect(await fetchSubscription(signal)).toMatchObject({ id: 'later' });
  expect(await organizationSource.listOrganizations(signal)).toMatchObject([{ id: 'b' }]);
});

test('an answer that nobody waits for any more is no first one', async () => {
  const { fetchSubscription } = await openPage();
  const left = new AbortController();
  const waiting = fetchSubscription(left.signal);
  left.abort();
  await expect(waiting).rejects.toThrow('aborted');
  expect(await fetchSubscription(signal)).toMatchObject({ id: 'first' });
});
