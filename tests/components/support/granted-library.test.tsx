import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AccountPage } from '@/components/account/AccountPage';
import { SupportDesk } from '@/components/support/SupportDesk';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const expiresAt = () => new Date(Date.now() + 86_400_000).toISOString();
const kims = () => ({
  kind: 'private-snippets',
  uid: 'u-kim',
  email: 'kim@dogs.test',
  displayName: 'Kim Lane',
  expiresAt: expiresAt(),
});
const academys = (joined = false) => ({
  kind: 'org-snippets',
  orgId: 'o-academy',
  name: 'Good Dog Academy',
  expiresAt: expiresAt(),
  joined,
});
const recall = aSnippet({
  id: 's-recall',
  title: 'Recall',
  male: '<p>He comes to {{owner}}.</p>',
  female: '<p>She comes to {{owner}}.</p>',
});
const leash = aSnippet({ id: 's-leash', title: 'Leash' });
const snippets = [recall, leash];

let api: ReturnType<typeof fakeApi>;
const isSupport = auth.aUser({ uid: 'u-dana', displayName: 'Dana', isGlobalAdmin: true });
const Desk = () => (useAuth().user === null ? null : <SupportDesk />);
const Page = () => (useAuth().user === null ? null : <AccountPage />);
const read = (query: Record<string, string> = { uid: 'u-kim' }) =>
  renderInApp(<Page />, { router: aRouter({ pathname: '/profile', query }) });
const everything = ({ query }: { query: Record<string, string> }) =>
  'id' in query ? snippets.find(({ id }) => id === query.id) : snippets;

beforeEach(() => {
  api = fakeApi({
    'GET /api/support/grants': [kims(), academys()],
    'GET /api/snippets': everything,
    'POST /api/support/support-org-membership': ({ body }: { body: unknown }) => ({
      enabled: (body as { enable: boolean }).enable,
    }),
  });
  vi.stubGlobal('fetch', api.fetch);
  auth.setUser(isSupport);
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
});

describe('the support desk', () => {
  test('lists who lets support in, with the way to read', async () => {
    renderInApp(<Desk />);
    expect(await screen.findByText('Kim Lane')).toBeVisible();
    expect(screen.getByText(/kim@dogs\.test, private snippets until/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open their snippets: Kim Lane' })).toHaveAttribute(
      'href',
      '/profile?uid=u-kim',
    );
    expect(screen.getByRole('link', { name: 'Open their snippets: Good Dog Academy' })).toHaveAttribute(
      'href',
      '/profile?orgId=o-academy',
    );
  });

  test('joins an organization and leaves it', async () => {
    const { user } = renderInApp(<Desk />);
    const join = await screen.findByRole('button', { name: 'Join Good Dog Academy' });
    api.on('GET /api/support/grants', [academys(true)]);
    await user.click(join);
    expect(api.sent).toContainEqual({
      call: 'POST /api/support/support-org-membership?orgId=o-academy',
      body: { enable: true },
    });
    await user.click(await screen.findByRole('button', { name: 'Leave Good Dog Academy' }));
    await waitFor(() =>
      expect(api.sent).toContainEqual({
        call: 'POST /api/support/support-org-membership?orgId=o-academy',
        body: { enable: false },
      }),
    );
  });

  test('says when that failed', async () => {
    api.on('POST /api/support/support-org-membership', () => refusal(403, 'It has ended.'));
    const { user } = renderInApp(<Desk />);
    await user.click(await screen.findByRole('button', { name: 'Join Good Dog Academy' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to toggle support membership');
    expect(screen.getByRole('alert')).toHaveTextContent('It has ended.');
  });

  test('is empty while nobody lets support in', async () => {
    api.on('GET /api/support/grants', []);
    renderInApp(<Desk />);
    expect(await screen.findByText(/Nobody is granting access/)).toBeVisible();
  });
});

describe('reading what was granted', () => {
  test('stands under a banner that names whose it is', async () => {
    read();
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: /You are reading Kim Lane’s private snippets\. Read only, until/,
      }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Stop reading' })).toHaveAttribute('href', '/profile');
  });

  test('opens one by a call of its own, version by version, and changes nothing', async () => {
    const { user } = read();
    await user.click(await screen.findByRole('button', { name: 'Recall' }));
    const article = within(await screen.findByRole('article', { name: 'Recall' }));
    expect(article.getByText(/He comes to/)).toBeVisible();
    expect(api.sent.map(({ call }) => call)).toContain('GET /api/snippets?uid=u-kim&id=s-recall');
    await user.click(article.getByRole('tab', { name: /Female/ }));
    expect(article.getByText(/She comes to/)).toBeVisible();
    await user.click(article.getByRole('tab', { name: /Neutral/ }));
    expect(article.getByText('There is no neutral version.')).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(api.sent.every(({ call }) => call.startsWith('GET '))).toBe(true);
  });

  test('of an organization goes by its id', async () => {
    const { user } = read({ orgId: 'o-academy' });
    expect(await screen.findByText(/Good Dog Academy’s shared snippets/)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Leash' }));
    await screen.findByRole('article', { name: 'Leash' });
    expect(api.sent.map(({ call }) => call)).toContain('GET /api/snippets?orgId=o-academy&id=s-leash');
  });

  test('shows what was deleted, and what a snippet said before, without a way to change it', async () => {
    const before = aSnippet({ id: 's-recall', title: 'Come', male: '<p>He runs to {{owner}}.</p>' });
    api.on('GET /api/trash', {
      snippets: [
        {
          snippet: aSnippet({ id: 's-door', title: 'Door', neutral: '<p>Wait at the door.</p>' }),
          deletedAt: '2026-11-20T08:00:00.000Z',
          deletedBy: { uid: 'u-kim', name: 'Kim Lane' },
          purgeAt: expiresAt(),
        },
      ],
    });
    api.on('GET /api/snippets/history', {
      states: [{ ...before, savedAt: before.updatedAt, savedBy: { uid: 'u-kim', name: 'Kim Lane' } }],
    });
    const { user } = read();
    await user.click(await screen.findByRole('button', { name: 'Trash' }));
    await user.click(await screen.findByRole('button', { name: /^Door Deleted Nov 20/ }));
    expect(await screen.findByText('Wait at the door.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Restore|for good/ })).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Recall' }));
    await user.click(await screen.findByRole('button', { name: 'History' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'History' }));
    await user.click(await dialog.findByRole('button', { name: /Kim Lane · Created$/ }));
    expect(await dialog.findByRole('region', { name: 'Title' })).toHaveTextContent('Come');
    expect(dialog.queryByRole('button', { name: 'Restore this' })).not.toBeInTheDocument();
    const asked = api.sent.map(({ call }) => call);
    expect(asked).toContain('GET /api/trash?uid=u-kim');
    expect(asked).toContain('GET /api/snippets/history?uid=u-kim&id=s-recall');
    expect(asked.every((call) => call.startsWith('GET '))).toBe(true);
  });

  test('ends with the next step once access was ended, and nothing of the text stays', async () => {
    const { user } = read();
    await user.click(await screen.findByRole('button', { name: 'Recall' }));
    await screen.findByText(/He comes to/);
    api.on('GET /api/snippets', () =>
      refusal(403, 'This person is not granting support access at the moment.'),
    );
    api.on('GET /api/support/grants', []);
    await user.click(screen.getByRole('button', { name: 'Leash' }));
    expect(await screen.findByRole('heading', { name: 'Kim Lane has ended your access' })).toBeVisible();
    expect(document.body).not.toHaveTextContent(/comes to|Recall|Leash/);
    expect(screen.getByRole('link', { name: 'Back to your account' })).toHaveAttribute('href', '/profile');
    const asked = api.times('GET /api/snippets');
    await new Promise((done) => setTimeout(done, 50));
    expect(api.times('GET /api/snippets')).toBe(asked);
  });

  test('says so where there never was access', async () => {
    api.on('GET /api/snippets', () => refusal(403, 'No.'));
    api.on('GET /api/support/grants', []);
    read();
    expect(
      await screen.findByRole('heading', { name: 'You have no access to these snippets' }),
    ).toBeVisible();
  });

  test('is not for anyone else, whatever the address says', async () => {
    auth.setUser(auth.aUser());
    api = fakeApi({});
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => refusal(403, 'No.')),
    );
    read();
    expect(await screen.findByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    expect(screen.queryByText(/Support desk/)).not.toBeInTheDocument();
    expect(api.times('GET /api/snippets')).toBe(0);
  });
});
