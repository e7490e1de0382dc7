import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { expectConsoleError } from '@/tests/support/console-errors';
import { memberList, openOrganization, priya, signInForEach } from '@/tests/support/organization-page';
import { aMember, anOrganization } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

describe('for everyone else', () => {
  test.each([
    [1, /You are an editor: you can write snippets for everyone/],
    [2, /You are a member: you can read the shared snippets/],
  ])('role %i sees members and its own role, and can leave', async (role, words) => {
    const { user } = openOrganization({ members: [aMember({ role: role as 1 | 2 }), priya] }, { role });
    expect(await screen.findByText(words)).toBeVisible();
    expect(within(await memberList()).getAllByRole('listitem')).toHaveLength(2);
    expect(
      screen.queryByRole('button', { name: /Invite|Role of|More about|Edit name|Delete/ }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave Good Dog Academy…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Good Dog Academy?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You left Good Dog Academy')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Create an organization' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('without one there is a way to create it', async () => {
    openOrganization({}, { isNone: true });
    expect(await screen.findByRole('link', { name: 'Create an organization' })).toHaveAttribute(
      'href',
      '/organization?new=1',
    );
  });

  test('a failure is said, and tried again', async () => {
    let isBroken = true;
    const { user } = openOrganization(
      {},
      {
        role: 2,
        listOrganizations: async () => {
          if (isBroken) throw new Error('down');
          return [anOrganization()];
        },
      },
    );
    expect(await screen.findByText(/^Failed to load organizations\./)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Good Dog Academy' })).toBeVisible();
  });

  test('a role that cannot be told is a failure too', async () => {
    expectConsoleError('Error fetching user role');
    openOrganization({}, { role: 'none' as never });
    expect(await screen.findByText(/No role found for the user\./)).toBeVisible();
  });
});
