import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { SupportAccessCard } from '@/components/support/SupportAccessCard';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { anOrganization, organizationsOf } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const day = 24 * 60 * 60_000;
const after = (ms: number) => new Date(Date.now() + ms).toISOString();
const on = () => ({
  enabled: true,
  grantedAt: after(0),
  grantedBy: 'sam@dogs.test',
  expiresAt: after(7 * day),
});

let api: ReturnType<typeof fakeApi>;
const Card = ({ orgId }: { orgId: string | null }) =>
  useAuth().user === null ? null : (
    <>
      <SupportAccessCard orgId={orgId} />
      <Toasts />
    </>
  );
const open = (orgId: string | null = null, surroundings: Parameters<typeof renderInApp>[1] = {}) =>
  renderInApp(<Card orgId={orgId} />, surroundings);

beforeEach(() => {
  api = fakeApi({
    'GET /api/support/private-snippets': { enabled: false },
    'PUT /api/support/private-snippets': ({ body }: { body: unknown }) =>
      (body as { enabled: boolean }).enabled ? on() : { ...on(), enabled: false },
    'GET /api/audit': { events: [] },
    'GET /api/snippets/changes': { version: 0, snippets: [] },
  });
  vi.stubGlobal('fetch', api.fetch);
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

describe('support access', () => {
  test('is off, says what would be shared, and is granted for as long as chosen', async () => {
    const { user } = open();
    expect(await screen.findByText('Off')).toBeVisible();
    expect(screen.getByText(/can read your private snippets but cannot change anything/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '7 days' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '1 day' }));
    await user.click(screen.getByRole('button', { name: 'Grant access' }));
    expect(await screen.findByText(/^On until/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Revoke now' })).toHaveFocus();
    expect(api.sent).toContainEqual({
      call: 'PUT /api/support/private-snippets',
      body: { enabled: true, days: 1 },
    });
    expect(await screen.findByText('Support access granted for 1 day')).toBeVisible();
  });

  test('that is on says how long still, who looked, and ends at once', async () => {
    api.on('GET /api/support/private-snippets', {
      ...on(),
      lastUsedAt: after(-day),
      lastUsedBy: 'dana@heelwrite.test',
    });
    api.on('GET /api/audit', {
      events: [
        {
          id: 'e1',
          at: after(-day),
          actor: { uid: 'u-dana', email: 'dana@heelwrite.test' },
          action: 'support.read',
          target: 'u-sam',
        },
        { id: 'e2', at: after(-day), actor: { uid: 'u-sam' }, action: 'organization.created' },
      ],
    });
    const { user } = open();
    expect(await screen.findByText(/7 days left/)).toHaveTextContent(/by dana@heelwrite\.test/);
    expect(await screen.findByText('dana@heelwrite.test listed your snippets')).toBeVisible();
    expect(screen.queryByText(/created an organization/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Revoke now' }));
    expect(await screen.findByText('Support access has ended')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Grant access' })).toHaveFocus();
    expect(api.sent).toContainEqual({ call: 'PUT /api/support/private-snippets', body: { enabled: false } });
  });

  test('of an organization that ends is seen in its list of members at once', async () => {
    api.on('GET /api/support/org-snippets', on());
    api.on('PUT /api/support/org-snippets', { enabled: false });
    const asked = vi.fn(async () => [anOrganization()]);
    const { subscription, organizations } = organizationsOf([anOrganization()]);
    const { user } = open('o-academy', {
      sources: { subscription, organizations: { ...organizations, listOrganizations: asked } },
    });
    await user.click(await screen.findByRole('button', { name: 'Revoke now' }));
    await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
    expect(await screen.findByText('Support access has ended')).toBeVisible();
  });

  test('that has run out is off, whatever was said before', async () => {
    api.on('GET /api/support/private-snippets', { ...on(), expiresAt: after(-1_000) });
    open();
    expect(await screen.findByText('Off')).toBeVisible();
  });

  test('of an organization is the organization’s', async () => {
    api.on('GET /api/support/org-snippets', { enabled: false });
    api.on('PUT /api/support/org-snippets', () => on());
    const { user } = open('o-academy');
    expect(await screen.findByText(/can read the shared snippets/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grant access' }));
    await waitFor(() =>
      expect(api.sent).toContainEqual({
        call: 'PUT /api/support/org-snippets?orgId=o-academy',
        body: { enabled: true, days: 7 },
      }),
    );
  });

  test('that is not granted or not ended says so', async () => {
    api.on('PUT /api/support/private-snippets', () => refusal(403, 'Not now.'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Grant access' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Access was not granted. Not now.');
  });

  test('that does not load can be asked for again', async () => {
    api.on('GET /api/support/private-snippets', () => refusal(403, 'Not now.'));
    const { user } = open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Support access could not be loaded.');
    api.on('GET /api/support/private-snippets', { enabled: false });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Off')).toBeVisible();
  });
});
