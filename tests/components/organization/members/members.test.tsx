import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { watchClipboard } from '@/tests/support/letter-page';
import {
  lena,
  me,
  memberList,
  openOrganization,
  priya,
  rowOf,
  signInForEach,
} from '@/tests/support/organization-page';
import { invitee, somebody } from '@/tests/support/organization-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

describe('for admins', () => {
  test('the seats, the members with their roles, who is pending since when, and support apart', async () => {
    const invitedAt = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
    openOrganization({
      members: [
        me,
        lena,
        invitee('noah@dogs.test', { invitedAt }),
        somebody('Left', { status: 2 }),
        somebody('Dana', { isSupport: true }),
      ],
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Good Dog Academy' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '3 of 5 seats used (1 pending)' })).toBeVisible();
    const rows = within(await memberList()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Sam Ortega \(you\).*Admin/),
      expect.stringMatching(/Lena.*Editor/),
    ]);
    expect(screen.getByText('1 pending invitation holds a seat')).toBeVisible();
    expect((await rowOf('noah@dogs.test')).getByText('Invited 3 days ago')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Support' })).getByText('Dana')).toBeVisible();
    expect(screen.queryByText('Left')).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Find a member')).not.toBeInTheDocument();
  });

  test('when someone was last there, to the day, and nothing of who never was', async () => {
    const ago = (days: number) =>
      `${new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
    openOrganization({
      members: [
        { ...me, lastActiveAt: ago(0) },
        somebody('Lena', { lastActiveAt: ago(1) }),
        somebody('Priya', { lastActiveAt: ago(3) }),
        somebody('Noah', { lastActiveAt: '2024-11-12T00:00:00.000Z' }),
        somebody('Kim'),
      ],
    });
    const rows = within(await memberList()).getAllByRole('listitem');
    expect(rows.map((row) => /Active .*?(?=Joined|$)/.exec(row.textContent)?.[0])).toEqual([
      'Active today',
      'Active yesterday',
      'Active 3 days ago',
      'Active Nov 12, 2024',
      undefined,
    ]);
  });

  test('more than eight people are searched', async () => {
    const many = 'Ada Ben Cleo Dan Eli Fay Gus Hal'.split(' ').map((name) => somebody(name));
    const { user } = openOrganization({
      members: [me, ...many],
      mostRecentSubscriptionStatus: { status: 'active', licenses: 20 },
    });
    await user.type(await screen.findByLabelText('Find a member'), 'cleo');
    expect(within(await memberList()).getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByLabelText('Find a member'), 'x');
    expect(screen.getByText('Nobody matches “cleox”.')).toBeVisible();
  });

  test('two who are shown under one address, which one had before, are two', async () => {
    openOrganization({ members: [me, lena, somebody('Noah', { email: lena.email })] });
    expect(within(await memberList()).getAllByRole('listitem')).toHaveLength(3);
  });

  test('a role is changed in place, and taken back when the server refuses', async () => {
    const { user, server } = openOrganization({ members: [me, lena, priya] });
    await user.click(await screen.findByRole('button', { name: 'Role of Lena: Editor' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Member' }));
    expect(await screen.findByText('Lena is now a member')).toBeVisible();
    expect(server.asked('PUT /api/organization/membership')).toMatchObject([
      { query: { orgId: 'o-academy', userId: 'u-lena' }, body: { role: 2 } },
    ]);
    server.refuse('PUT /api/organization/membership', 409, 'A support member keeps their role.');
    await user.click(screen.getByRole('button', { name: 'Role of Priya: Admin' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Editor' }));
    expect(await screen.findByRole('button', { name: 'Role of Priya: Admin' })).toBeVisible();
  });

  test('so is the role that an invitation will give', async () => {
    const { user, server } = openOrganization({ members: [me, invitee('noah@dogs.test')] });
    await user.click(await screen.findByRole('button', { name: 'Role of noah@dogs.test: Member' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Editor' }));
    expect(await screen.findByText('noah@dogs.test is now invited as an editor')).toBeVisible();
    expect(server.asked('PUT /api/organization/membership')).toMatchObject([
      { query: { orgId: 'o-academy', email: 'noah@dogs.test' }, body: { role: 1 } },
    ]);
    server.refuse('PUT /api/organization/membership', 404, 'Nobody with this address is invited.');
    await user.click(screen.getByRole('button', { name: 'Role of noah@dogs.test: Editor' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Admin' }));
    expect(await screen.findByRole('button', { name: 'Role of noah@dogs.test: Editor' })).toBeVisible();
  });

  test('one’s own role and the last admin’s are locked, with the reason', async () => {
    const { user } = openOrganization({ members: [me, lena] });
    const locked = await screen.findByRole('button', { name: 'Role of Sam Ortega: Admin' });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveAccessibleDescription(/last admin/);
    await user.click(screen.getByRole('button', { name: 'More about Sam Ortega' }));
    const leave = await screen.findByRole('menuitem', { name: /^Leave….*Make someone else an admin first/ });
    expect(leave).toHaveAttribute('aria-disabled', 'true');
  });

  test('removing names what it means, then frees the seat', async () => {
    const { user, server } = openOrganization({ members: [me, lena] });
    await user.click(await screen.findByRole('button', { name: 'More about Lena' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Lena from Good Dog Academy?' });
    expect(dialog).toHaveTextContent(
      /seat is freed right away.*snippets stay.*own snippets stay theirs.*mail/s,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Lena removed. The seat is free.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();
    expect(server.asked('DELETE /api/organization/membership')).toMatchObject([
      { query: { orgId: 'o-academy', email: 'lena@dogs.test' } },
    ]);
    expect(await memberList()).toHaveFocus();
  });

  test('an invitation is mailed again, and its link copied', async () => {
    const { user, server } = openOrganization({ members: [me, invitee('noah@dogs.test')] });
    const clip = watchClipboard();
    const row = await rowOf('noah@dogs.test');
    await user.click(row.getByRole('button', { name: 'Resend the invitation to noah@dogs.test' }));
    expect(await screen.findByText('Invitation sent to noah@dogs.test again')).toBeVisible();
    expect(server.asked('POST /api/organization/membership')).toMatchObject([{ query: { resend: 'true' } }]);
    await user.click(row.getByRole('button', { name: 'Copy link for noah@dogs.test' }));
    expect(clip.text).toBe('http://localhost:3000/?invitation=o-academy&for=noah%40dogs.test');
  });

  test('an invitation is revoked once that is confirmed', async () => {
    const { user, server } = openOrganization({ members: [me, invitee('noah@dogs.test')] });
    const row = await rowOf('noah@dogs.test');
    const button = row.getByRole('button', { name: 'Revoke the invitation for noah@dogs.test' });
    const ask = async () => {
      await user.click(button);
      return screen.findByRole('alertdialog', { name: 'Revoke the invitation for noah@dogs.test?' });
    };
    const first = await ask();
    expect(first).toHaveTextContent(/link.*no longer work.*seat.*freed right away/s);
    expect(within(first).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.click(within(first).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(button).toHaveFocus();
    expect(server.asked('DELETE /api/organization/membership')).toEqual([]);

    const second = await ask();
    await user.click(within(second).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Invitation for noah@dogs.test revoked')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();
    expect(screen.queryByText('noah@dogs.test')).not.toBeInTheDocument();
    expect(await memberList()).toHaveFocus();
  });

  test('name and details are changed in a dialog', async () => {
    const { user } = openOrganization();
    await user.click(await screen.findByRole('button', { name: 'Edit name and details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Name and details' });
    const name = within(dialog).getByLabelText('Name');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('An organization needs a name.')).toBeVisible();
    expect(name).toHaveFocus();
    await user.type(name, 'Better Dogs');
    await user.type(within(dialog).getByLabelText('Website'), 'dogs.test');
    expect(within(dialog).getByLabelText('Website')).not.toHaveAccessibleDescription();
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Better Dogs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'dogs.test' })).toHaveAttribute('href', 'https://dogs.test');
  });

  test('a website that is none is taken, with a word about it', async () => {
    const { user } = openOrganization();
    await user.click(await screen.findByRole('button', { name: 'Edit name and details' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Name and details' }));
    const website = dialog.getByLabelText('Website');
    await user.type(website, 'not a site');
    expect(website).not.toHaveAccessibleDescription();
    await user.tab();
    expect(website).toHaveAccessibleDescription(/shown as text, not as a link/);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Name and details saved')).toBeVisible();
    expect(screen.getByText('not a site').tagName).toBe('DD');
  });
});
