import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { listUses } from '@/lib/contracts/uses';
import type { Organization } from '@/lib/contracts/organization-fields';
import { acceptInvitation, rejectInvitation } from '@/lib/contracts/organizations';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { aMember, anOrganization } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));

const invited = (id: string, name: string) =>
  anOrganization({
    id,
    name,
    members: [
      {
        ...aMember({
          status: 0,
          role: 1,
          invitedBy: { email: 'priya@dogs.test', displayName: 'Priya Shah' },
        }),
        userId: undefined,
        displayName: undefined,
      },
    ],
  });
const two = [invited('o1', 'Good Dog Academy'), invited('o2', 'Sit & Stay')];

const open = (organizations: readonly Organization[], query: Record<string, string> = {}) =>
  renderInApp(
    <SignedInArea>
      <h1>Page</h1>
    </SignedInArea>,
    { organizations, router: aRouter({ pathname: '/', query }) },
  );

beforeEach(() => {
  localStorage.clear();
  auth.setUser(auth.aUser());
  vi.mocked(call).mockResolvedValue(undefined);
});
afterEach(auth.resetAuth);

describe('invitations that wait', () => {
  const openDialog = async (organizations = two) => {
    const view = open(organizations);
    await view.user.click(await screen.findByRole('button', { name: /^Account, \d invitations? waiting$/ }));
    await view.user.click(await screen.findByRole('menuitem', { name: /^Pending Invitation/ }));
    return { ...view, dialog: await screen.findByRole('dialog') };
  };

  test('are counted in the menu, which is first of all about them', async () => {
    const { user } = open(two);
    await user.click(await screen.findByRole('button', { name: 'Account, 2 invitations waiting' }));
    const [first] = await screen.findAllByRole('menuitem');
    expect(first).toHaveTextContent('Pending Invitations2');
  });

  test('say who invites to what as what', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toHaveAccessibleName('Organization Invitation (1 of 2)');
    expect(dialog).toHaveTextContent('Priya Shah has invited you to join Good Dog Academy as an editor.');
  });

  test('show what the inviter says in their own words, as text', async () => {
    const { members, ...rest } = invited('o1', 'Good Dog Academy');
    const noted = members.map((member) => ({ ...member, note: 'See you\n<b>Monday</b>' }));
    const { dialog } = await openDialog([{ ...rest, members: noted }]);
    expect(within(dialog).getByRole('figure')).toHaveTextContent('Priya Shah writes:See you <b>Monday</b>');
  });

  test('accepted, the organization is the current one, and the next invitation follows', async () => {
    const { user, dialog } = await openDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(dialog).toHaveAccessibleName('Organization Invitation (2 of 2)'));
    expect(call).toHaveBeenCalledWith(acceptInvitation, { query: { orgId: 'o1', action: 'accept' } });
    expect(localStorage.getItem('selectedOrgId')).toBe('o1');
    expect(await screen.findByText('You joined Good Dog Academy')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(call).toHaveBeenCalledWith(rejectInvitation, { query: { orgId: 'o2', action: 'reject' } });
  });

  test('put off, they wait on', async () => {
    const { user, dialog } = await openDialog([two[0]!]);
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    // But for what the page itself asks for once it rests.
    expect(vi.mocked(call).mock.calls.filter(([{ path }]) => path !== listUses.path)).toEqual([]);
  });

  test('a refusal is said in place', async () => {
    const { user, dialog } = await openDialog();
    vi.mocked(call).mockRejectedValue(new ApiError('All seats are taken.', 409, 'no_seat'));
    await user.click(within(dialog).getByRole('button', { name: 'Accept' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('All seats are taken.');
    expect(dialog).toHaveAccessibleName('Organization Invitation (1 of 2)');
  });
});

describe('the link of an invitation', () => {
  test('opens that invitation, and stays while it is answered', async () => {
    const { user, router } = open(two, { invitation: 'o2', for: 'sam@dogs.test' });
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('to join Sit & Stay');
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    expect(router.replace).toHaveBeenCalledWith({ pathname: '/', query: {} }, undefined, { shallow: true });
  });

  test('followed with another account tells which address was invited', async () => {
    const { user } = open(two, { invitation: 'o2', for: 'lee@dogs.test' });
    const dialog = await screen.findByRole('dialog', { name: 'This invitation is for another address' });
    expect(dialog).toHaveTextContent('sent to lee@dogs.test, and you are signed in as sam@dogs.test');
    await user.click(within(dialog).getByRole('button', { name: 'Use the invited address' }));
    expect(auth.signOut).toHaveBeenCalledOnce();
  });

  test.each([
    ['o3', true, /no longer open/],
    ['o2', false, /^Confirm your address first: .* you can answer the invitation\.$/],
  ])('to %s says what is the matter (verified: %s)', async (invitation, emailVerified, sentence) => {
    auth.setUser(auth.aUser({ emailVerified }));
    const { router } = open(two, { invitation, for: 'sam@dogs.test' });
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(router.replace).toHaveBeenCalledOnce();
  });
});
