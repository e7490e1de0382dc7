import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Organization } from '@/lib/contracts/organization-fields';
import { lena, me, openOrganization, signInForEach } from '@/tests/support/organization-page';
import { invitee } from '@/tests/support/organization-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

describe('inviting many', () => {
  const paste = async (
    text: string,
    members: Organization['members'] = [me, lena, invitee('noah@dogs.test')],
  ) => {
    const { user, server } = openOrganization({ members });
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    await user.click(dialog.getByLabelText('Email addresses'));
    await user.paste(text);
    return { user, dialog, server };
  };

  test('tells first what becomes of each, then sends one after the other', async () => {
    const { user, dialog, server } = await paste(
      'KIM@dogs.test, Ines <ines@dogs.test>; kim@dogs.test\nlena@dogs.test noah@dogs.test nonsense',
    );
    const told = dialog.getByRole('group', { name: 'Before you invite' });
    expect(told).toHaveTextContent('2 seats are free.');
    expect(told).toHaveTextContent('Not an email address: nonsense');
    expect(told).toHaveTextContent('Already a member: lena@dogs.test');
    expect(told).toHaveTextContent('Already invited: noah@dogs.test');
    await user.click(dialog.getByRole('radio', { name: /^Editor/ }));
    server.answer('POST /api/organization/membership', ({ body }) => {
      const { email } = body as { email: string };
      if (email === 'ines@dogs.test') return server.refusal(409, 'All seats are taken.', 'no_seat');
      return Response.json(
        { ...server.organization, members: [...server.organization.members, invitee(email)] },
        { status: 201, headers: { 'X-Invitation-Mail': 'failed' } },
      );
    });
    await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
    const results = within(await dialog.findByRole('list', { name: 'Results' }));
    expect(await results.findByText('Not invited. All seats are taken.')).toBeVisible();
    expect(results.getByText(/mail could not be sent/)).toBeVisible();
    expect(results.getByRole('button', { name: 'Copy link for kim@dogs.test' })).toBeVisible();
    const asked = server.asked('POST /api/organization/membership');
    expect(asked.map(({ body }) => body)).toEqual([
      { email: 'kim@dogs.test', role: 1 },
      { email: 'ines@dogs.test', role: 1 },
    ]);
    expect(asked.every(({ key }) => key !== null)).toBe(true);
    expect(dialog.getByLabelText('Email addresses')).toHaveValue('ines@dogs.test\nnonsense');
    // What is left survives the dialog.
    await user.click(dialog.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    expect(await screen.findByLabelText('Email addresses')).toHaveValue('ines@dogs.test\nnonsense');
  });

  test('when all went well it closes and says so', async () => {
    const { user, dialog } = await paste('kim@dogs.test');
    await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
    expect(await screen.findByText('1 person invited')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByText('kim@dogs.test')).toBeVisible();
  });

  test('a note goes to each of them; one that is too long goes to nobody', async () => {
    const { user, dialog, server } = await paste('kim@dogs.test ines@dogs.test');
    const note = dialog.getByLabelText('Add a note (optional)');
    await user.click(note);
    await user.paste('x'.repeat(501));
    expect(dialog.getByRole('alert')).toHaveTextContent('at most 500 characters; this one has 501.');
    expect(dialog.getByRole('button', { name: 'Invite 2 people' })).toBeDisabled();
    await user.clear(note);
    await user.paste('See you on Monday. ');
    await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
    expect(await screen.findByText('2 people invited')).toBeVisible();
    expect(server.asked('POST /api/organization/membership').map(({ body }) => body)).toEqual([
      { email: 'kim@dogs.test', role: 2, note: 'See you on Monday.' },
      { email: 'ines@dogs.test', role: 2, note: 'See you on Monday.' },
    ]);
    expect(screen.getAllByText('“See you on Monday.”')).toHaveLength(2);
  });

  test('a note is not kept for those who are invited next', async () => {
    const { user, dialog } = await paste('kim@dogs.test');
    await user.type(dialog.getByLabelText('Add a note (optional)'), 'Hi');
    await user.click(dialog.getByRole('button', { name: 'Invite 1 person' }));
    expect(await screen.findByText('“Hi”')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    expect(await screen.findByLabelText('Add a note (optional)')).toHaveValue('');
  });

  test('for more people than seats it leads to the licenses that are missing', async () => {
    const { user, dialog, server } = await paste('a@dogs.test b@dogs.test c@dogs.test d@dogs.test');
    expect(dialog.getByText(/4 people, and 2 seats are free/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'See the price for 2 more licenses' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('7');
    expect(server.asked('POST /api/organization/membership')).toEqual([]);
    // Once they are bought, the list is at hand again, and fits.
    expect(await screen.findByText('$12.34')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change to 7 licenses' }));
    expect(await screen.findByLabelText('Email addresses')).toHaveValue(
      'a@dogs.test b@dogs.test c@dogs.test d@dogs.test',
    );
    expect(screen.getByRole('button', { name: 'Invite 4 people' })).toBeEnabled();
  });

  test('a price that was asked for a list is dropped with the list', async () => {
    const { user, dialog } = await paste('a@dogs.test b@dogs.test c@dogs.test');
    await user.click(dialog.getByRole('button', { name: 'See the price for 1 more license' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveValue('6'));
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveValue('5'));
    expect(screen.queryByText(/You need more seats/)).not.toBeInTheDocument();
  });

  test('at the limit the button opens the change of licenses with its price', async () => {
    const { user } = openOrganization({
      members: [me, lena],
      mostRecentSubscriptionStatus: { status: 'active', licenses: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('3');
    expect(screen.getByText(/You need more seats to invite/)).toBeVisible();
    expect(await screen.findByText('$12.34')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
