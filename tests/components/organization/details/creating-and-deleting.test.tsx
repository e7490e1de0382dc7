import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import * as auth from '@/tests/support/fake-auth';
import { lena, me, openOrganization, signInForEach } from '@/tests/support/organization-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/go-to-address', () => ({ goToAddress: vi.fn() }));

signInForEach();

describe('creating one', () => {
  const create = async () => {
    const view = openOrganization(
      { mostRecentSubscriptionStatus: undefined },
      {
        query: { new: '1' },
        isNone: true,
      },
    );
    await view.user.type(await screen.findByLabelText('Name'), 'Good Dog Academy');
    await view.user.clear(await screen.findByLabelText('Number of licenses'));
    await view.user.type(screen.getByLabelText('Number of licenses'), '10');
    expect(screen.getByText('$90.00 a month')).toBeVisible();
    return view;
  };

  test('leads straight to its checkout, and is created once', async () => {
    window.history.replaceState(null, '', '/organization?new=1');
    const { user, server } = await create();
    await user.dblClick(screen.getByRole('button', { name: 'Create and go to checkout' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
    const asked = server.asked('POST /api/organization');
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]?.key).toBeTruthy();
    expect(localStorage.getItem('selectedOrgId')).toBe('o-academy');
    // Where the browser's way back from the checkout leads: to what was created, not to a form for another one.
    expect(window.location.href).toMatch(/\/organization$/);
    expect(server.asked('POST /api/stripe/create-session')).toMatchObject([
      { query: { orgId: 'o-academy', licenseCount: '10' } },
    ]);
  });

  test('who turns back at the checkout finds the number that was chosen', async () => {
    const { user, unmount } = await create();
    await user.click(screen.getByRole('button', { name: 'Create and go to checkout' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalled());
    unmount();
    openOrganization({ mostRecentSubscriptionStatus: undefined }, { query: { checkout: 'cancelled' } });
    expect(await screen.findByLabelText('Number of licenses')).toHaveValue('10');
    expect(screen.getByText('$90.00 a month')).toBeVisible();
  });

  test('where the checkout cannot be opened, the organization is there', async () => {
    const { user, router, server } = await create();
    server.refuse('POST /api/stripe/create-session', 500, 'Something went wrong.', 'internal');
    await user.click(screen.getByRole('button', { name: 'Create and go to checkout' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/organization'));
    expect(await screen.findByText(/Checkout could not be opened. Your organization is ready/)).toBeVisible();
  });

  test('a refusal keeps what was typed', async () => {
    const { user, server } = await create();
    server.refuse('POST /api/organization', 500, 'Something went wrong.', 'internal');
    await user.click(screen.getByRole('button', { name: 'Create and go to checkout' }));
    expect(await screen.findByText('Failed to create organization. Something went wrong.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Good Dog Academy');
    // The answer may have been lost rather than the organization: the same is asked under the same key.
    await user.click(screen.getByRole('button', { name: 'Create and go to checkout' }));
    await waitFor(() => expect(server.asked('POST /api/organization')).toHaveLength(2));
    expect(new Set(server.asked('POST /api/organization').map(({ key }) => key)).size).toBe(1);
  });

  test('asks for a confirmed address first', async () => {
    auth.setUser(auth.aUser({ emailVerified: false }));
    openOrganization({}, { query: { new: '1' }, isNone: true });
    expect(await screen.findByRole('heading', { name: 'Confirm your address first' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });
});

describe('deleting it', () => {
  test('wants the name, and says what will be gone', async () => {
    const { user, server } = openOrganization({
      mostRecentSubscriptionStatus: { status: 'canceled', licenses: 5 },
      members: [me, lena],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Good Dog Academy?' }));
    expect(await dialog.findByText('It has no shared snippets.')).toBeVisible();
    expect(dialog.getByText(/2 members will lose access/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Delete for everyone' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Type “Good Dog Academy” to confirm'), 'Good Dog Academy');
    await user.click(confirm);
    expect(await screen.findByText('Good Dog Academy deleted')).toBeVisible();
    expect(server.asked('DELETE /api/organization')).toMatchObject([
      { query: { orgId: 'o-academy', name: 'Good Dog Academy' } },
    ]);
  });

  test('says so where the server is not done yet', async () => {
    const { user, server } = openOrganization({ mostRecentSubscriptionStatus: undefined, members: [me] });
    server.answer(
      'DELETE /api/organization',
      () => new Response(null, { status: 204, headers: { 'X-Deletion': 'under-way' } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Delete organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Good Dog Academy?' }));
    await user.type(dialog.getByLabelText('Type “Good Dog Academy” to confirm'), 'Good Dog Academy');
    await user.click(dialog.getByRole('button', { name: 'Delete for everyone' }));
    expect(await screen.findByText('Good Dog Academy is being deleted')).toBeVisible();
  });

  test('takes nothing from anyone where one is alone in it', async () => {
    const { user } = openOrganization({ mostRecentSubscriptionStatus: undefined, members: [me] });
    await user.click(await screen.findByRole('button', { name: 'Delete organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Good Dog Academy?' }));
    expect(dialog.getByText('You are its only member.')).toBeVisible();
    expect(dialog.queryByText(/lose access|everyone\./)).not.toBeInTheDocument();
  });

  test('waits for the subscription, with the way to cancel it', async () => {
    const { user } = openOrganization();
    await user.click(await screen.findByRole('button', { name: 'Delete organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Good Dog Academy?' }));
    expect(dialog.getByText(/subscription is still running/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Manage billing' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
  });
});
