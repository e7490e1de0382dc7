import { screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataSection } from '@/components/account/data/DataSection';
import { SignInPage } from '@/components/sign-in/SignInPage';
import { useAuth } from '@/contexts/AuthContext';
import { keepLicenses } from '@/lib/client/device/checkout-licenses';
import { deviceStore } from '@/lib/client/device/device-store';
import { saveFile } from '@/lib/client/browser/save-file';
import { recognizeJson } from '@/lib/domain/import/import-data';
import { renderInApp } from '@/tests/support/app';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { aMember, anOrganization } from '@/tests/support/organizations';
import { aSavedFilter } from '@/tests/support/saved-filters';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/save-file', () => ({ saveFile: vi.fn() }));

const usage = {
  tokens: { used: 0, limit: 200_000, resetsAt: '2026-12-01T12:00:00.000Z' },
  snippets: { used: 40, limit: null },
};
const recall = aSnippet({ title: 'Recall', male: '<p>He comes.</p>', tags: ['recall'] });
const data = {
  exportedAt: '2026-11-21T12:00:00.000Z',
  account: { uid: 'u-sam', email: 'sam@dogs.test', displayName: 'Sam Ortega' },
  snippets: [recall],
  trash: [],
  history: [],
  suggestions: [],
  lessonSets: [{ id: 's-1', name: 'Lesson 1', snippets: [{ id: recall.id }] }],
  favorites: [{ id: recall.id }],
  variables: [],
  savedFilters: [aSavedFilter()],
  dogs: [],
  uses: [{ id: recall.id, weight: 1, usedAt: '2026-11-01T09:00:00.000Z' }],
  pictures: [],
  schoolUses: [],
  organizations: [{ id: 'o-academy', name: 'Good Dog Academy', member: aMember() }],
  supportAccess: { enabled: false },
  tokens: usage.tokens,
  audit: [],
};

let api: ReturnType<typeof fakeApi>;
/** The section while someone is signed in, and the sign-in page after. */
const Product = () => (useAuth().user === null ? <SignInPage /> : <DataSection />);
const academy = anOrganization({ members: [aMember({ role: 2 })] });
const open = (organizations = [academy]) =>
  renderInApp(<Product />, { organizations, router: aRouter({ pathname: '/login' }) });

beforeEach(() => {
  localStorage.clear();
  api = fakeApi({
    'GET /api/usage': usage,
    'GET /api/account': data.account,
    'GET /api/account/export': data,
    'DELETE /api/account': undefined,
  });
  vi.stubGlobal('fetch', api.fetch);
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.mocked(saveFile).mockReset();
  vi.unstubAllGlobals();
});

describe('the data', () => {
  test('is a file whose snippets are imported again as it is', async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download all my data' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, text, type] = vi.mocked(saveFile).mock.calls[0]!;
    expect([name, type]).toEqual(['heelwrite-account-2026-11-21.json', 'application/json']);
    const file: unknown = JSON.parse(text);
    expect(file).toMatchObject({ account: { email: 'sam@dogs.test' }, audit: [] });
    expect(recognizeJson(file)).toMatchObject({
      format: 'Heelwrite JSON',
      candidates: [{ id: recall.id, title: 'Recall', tags: ['recall'] }],
    });
  });

  test('that could not be collected says so', async () => {
    api.on('GET /api/account/export', () => refusal(500, 'Our fault.', 'internal'));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Download all my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data could not be collected. Our fault.',
    );
  });
});

/** The beginning of an answer that ends as the line does, or as if it were whole. */
function cutOff(how: 'the line breaks' | 'the rest is missing') {
  const start = JSON.stringify(data).slice(0, -20);
  const bytes = new TextEncoder().encode(start);
  let isSent = false;
  const body = new ReadableStream({
    pull: (controller) => {
      if (!isSent) controller.enqueue(bytes);
      else if (how === 'the line breaks') controller.error(new TypeError('terminated'));
      else controller.close();
      isSent = true;
    },
  });
  return new Response(body, { headers: { 'Content-Type': 'application/json' } });
}

test.each(['the line breaks', 'the rest is missing'] as const)(
  'data that was cut off on its way is no file: %s',
  async (how) => {
    const { user } = open();
    vi.stubGlobal('fetch', async () => cutOff(how));
    await user.click(screen.getByRole('button', { name: 'Download all my data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Your data could not be collected. The answer was cut off on its way. Try again in a moment.',
    );
    expect(saveFile).not.toHaveBeenCalled();
  },
);

describe('deleting the account', () => {
  const openDialog = async () => {
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Delete your account?' })) };
  };
  const confirm = async (typed = 'Sam@dogs.test') => {
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText('Your email, to confirm'), typed);
    await user.type(dialog.getByLabelText('Your password'), 'good dog');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    return dialog;
  };

  test('names what will be gone', async () => {
    const { dialog } = await openDialog();
    expect(await dialog.findByText('your 40 private snippets')).toBeVisible();
    expect(await dialog.findByText('your membership in Good Dog Academy')).toBeVisible();
    expect(dialog.getByText('What you wrote for an organization stays there.')).toBeVisible();
  });

  test('takes the password and the address, clears the device and ends at sign-in', async () => {
    await deviceStore('u-sam').write('draft', { title: 'Half written' });
    localStorage.setItem('selectedOrgId', 'o-academy');
    keepLicenses('o-academy', 2);
    await confirm();
    expect(await screen.findByText(/Your account is deleted, and nothing of yours is left/)).toBeVisible();
    expect(auth.proveByPassword).toHaveBeenCalledExactlyOnceWith('good dog');
    expect(api.times('DELETE /api/account')).toBe(1);
    expect(auth.signOut).toHaveBeenCalled();
    expect(await deviceStore('u-sam').keys()).toEqual([]);
    expect(localStorage.getItem('selectedOrgId')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
    expect(screen.queryByText(/What you wrote stays/)).not.toBeInTheDocument();
  });

  test('that the server is still at is told of at sign-in', async () => {
    api.on(
      'DELETE /api/account',
      () => new Response(null, { status: 204, headers: { 'X-Deletion': 'under-way' } }),
    );
    await confirm();
    expect(
      await screen.findByText(/Your account is being deleted. The rest happens on its own/),
    ).toBeVisible();
    expect(screen.queryByText(/Your account is deleted/)).not.toBeInTheDocument();
  });

  test('is not asked for again by who comes back before it is done', async () => {
    api.on('GET /api/account', { ...data.account, isBeingDeleted: true });
    open();
    expect(
      await screen.findByText(/Your account is being deleted. The rest happens on its own/),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });

  test('is not done for another address', async () => {
    const dialog = await confirm('sam@dogs');
    expect(dialog.getByLabelText('Your email, to confirm')).toHaveAccessibleDescription(
      'Type sam@dogs.test to confirm.',
    );
    expect(auth.proveByPassword).not.toHaveBeenCalled();
  });

  test('is not done with a wrong password', async () => {
    auth.proveByPassword.mockRejectedValue(auth.authError('auth/wrong-password'));
    const dialog = await confirm();
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(/not your password/),
    );
    expect(api.times('DELETE /api/account')).toBe(0);
  });

  test('asks a last admin for nothing, and leads to the organizations that would be without one', async () => {
    const kim = aMember({ userId: 'u-kim', email: 'kim@dogs.test' });
    const { user } = open([
      academy,
      anOrganization({ id: 'o-two', name: 'Two Admins', members: [aMember(), kim] }),
      anOrganization({ id: 'o-own', name: 'Kim Dogs', members: [aMember(), { ...kim, role: 1 }] }),
      anOrganization({ id: 'o-new', name: 'Sit & Stay' }),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your account cannot be deleted yet' });
    expect(dialog).toHaveTextContent(
      'You are the last admin of Kim Dogs, Sit & Stay. Make someone else an admin, or delete the organization first.',
    );
    expect(within(dialog).queryByRole('textbox')).not.toBeInTheDocument();
    const link = within(dialog).getByRole('link', { name: 'Sit & Stay' });
    expect(link).toHaveAttribute('href', '/organization');
    await user.click(link);
    expect(localStorage.getItem('selectedOrgId')).toBe('o-new');
    await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  test('is refused to an organization’s last admin, and nothing is cleared', async () => {
    await deviceStore('u-sam').write('draft', { title: 'Half written' });
    api.on('DELETE /api/account', () =>
      refusal(409, 'You are the last admin of an organization.', 'last_admin'),
    );
    const dialog = await confirm();
    expect(await dialog.findByRole('alert')).toHaveTextContent('You are the last admin of an organization.');
    expect(auth.signOut).not.toHaveBeenCalled();
    expect(await deviceStore('u-sam').keys()).toContain('draft');
  });
});
