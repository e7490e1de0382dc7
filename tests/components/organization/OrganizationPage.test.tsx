import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrganizationPage } from '@/components/organization/OrganizationPage';
import { Toasts } from '@/components/shell/Toasts';
import { useAuth } from '@/contexts/AuthContext';
import { goToAddress } from '@/lib/client/go-to-address';
import type { Organization } from '@/lib/contracts/organization';
import { renderInApp } from '@/tests/support/app';
import { watchClipboard } from '@/tests/support/composer';
import { expectConsoleError } from '@/tests/support/console-errors';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { invitee, organizationServer, somebody } from '@/tests/support/organization-server';
import { aMember, aSubscription } from '@/tests/support/organizations';

vi.mock('@/lib/client/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/go-to-address', () => ({ goToAddress: vi.fn() }));

let server: ReturnType<typeof organizationServer>;

interface Options {
  role?: number;
  query?: Record<string, string>;
  /** No organization at all. */
  isNone?: boolean;
}

const Page = () =>
  useAuth().user === null ? null : (
    <>
      <OrganizationPage />
      <Toasts />
    </>
  );

function open(
  organization: Partial<Organization> = {},
  { role = 0, query = {}, isNone = false }: Options = {},
) {
  server = organizationServer(organization);
  vi.stubGlobal('fetch', server.fetch);
  return renderInApp(<Page />, {
    router: aRouter({ pathname: '/organization', query }),
    sources: {
      subscription: async () => (isNone ? null : aSubscription()),
      organizations: {
        listOrganizations: async () =>
          server.organization.members.some(({ email }) => email === 'sam@dogs.test')
            ? [server.organization]
            : [],
        fetchRole: async () => ({ role }),
      },
    },
  });
}

const me = aMember();
const lena = somebody('Lena', { role: 1 });
const priya = somebody('Priya', { role: 0 });
const members = () => screen.findByRole('list', { name: 'Members' });
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
};

beforeEach(() => {
  localStorage.clear();
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('for admins', () => {
  test('the seats, the members with their roles, who is pending since when, and support apart', async () => {
    const invitedAt = new Date(Date.now() - 3 * 24 * 60 * 60_000).toISOString();
    open({
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
    const rows = within(await members()).getAllByRole('listitem');
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

  test('more than eight people are searched', async () => {
    const many = 'Ada Ben Cleo Dan Eli Fay Gus Hal'.split(' ').map((name) => somebody(name));
    const { user } = open({
      members: [me, ...many],
      mostRecentSubscriptionStatus: { status: 'active', licenses: 20 },
    });
    await user.type(await screen.findByLabelText('Find a member'), 'cleo');
    expect(within(await members()).getAllByRole('listitem')).toHaveLength(1);
    await user.type(screen.getByLabelText('Find a member'), 'x');
    expect(screen.getByText('Nobody matches “cleox”.')).toBeVisible();
  });

  test('a role is changed in place, and taken back when the server refuses', async () => {
    const { user } = open({ members: [me, lena, priya] });
    await user.click(await screen.findByRole('button', { name: 'Role of Lena: Editor' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Member' }));
    expect(await screen.findByText('Lena is a member now')).toBeVisible();
    expect(server.asked('PUT /api/organization/membership')).toMatchObject([
      { query: { orgId: 'o-academy', userId: 'u-lena' }, body: { role: 2 } },
    ]);
    server.refuse('PUT /api/organization/membership', 409, 'A support member keeps their role.');
    await user.click(screen.getByRole('button', { name: 'Role of Priya: Admin' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Editor' }));
    expect(await screen.findByRole('button', { name: 'Role of Priya: Admin' })).toBeVisible();
  });

  test('one’s own role and the last admin’s are locked, with the reason', async () => {
    const { user } = open({ members: [me, lena] });
    const locked = await screen.findByRole('button', { name: 'Role of Sam Ortega: Admin' });
    expect(locked).toHaveAttribute('aria-disabled', 'true');
    expect(locked).toHaveAccessibleDescription(/last admin/);
    await user.click(screen.getByRole('button', { name: 'More about Sam Ortega' }));
    const leave = await screen.findByRole('menuitem', { name: /^Leave….*Make someone else an admin first/ });
    expect(leave).toHaveAttribute('aria-disabled', 'true');
  });

  test('removing names what it means, then frees the seat', async () => {
    const { user } = open({ members: [me, lena] });
    await user.click(await screen.findByRole('button', { name: 'More about Lena' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Lena from Good Dog Academy?' });
    expect(dialog).toHaveTextContent(/seat is free at once.*snippets stay.*own snippets stay theirs.*mail/s);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Lena removed, the seat is free')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();
    expect(server.asked('DELETE /api/organization/membership')).toMatchObject([
      { query: { orgId: 'o-academy', email: 'lena@dogs.test' } },
    ]);
    expect(await members()).toHaveFocus();
  });

  test('an invitation is mailed again, its link copied, and it is revoked', async () => {
    const { user } = open({ members: [me, invitee('noah@dogs.test')] });
    const clip = watchClipboard();
    const row = await rowOf('noah@dogs.test');
    await user.click(row.getByRole('button', { name: 'Resend the invitation to noah@dogs.test' }));
    expect(await screen.findByText('Invitation mailed to noah@dogs.test again')).toBeVisible();
    expect(server.asked('POST /api/organization/membership')).toMatchObject([{ query: { resend: 'true' } }]);
    await user.click(row.getByRole('button', { name: 'Copy link for noah@dogs.test' }));
    expect(clip.text).toBe('http://localhost:3000/?invitation=o-academy&for=noah%40dogs.test');
    await user.click(row.getByRole('button', { name: 'Revoke the invitation of noah@dogs.test' }));
    await waitFor(() => expect(screen.queryByText('noah@dogs.test')).not.toBeInTheDocument());
  });

  test('name and details are changed in a dialog', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Edit name and details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Name and details' });
    const name = within(dialog).getByLabelText('Name');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(within(dialog).getByText('An organization needs a name.')).toBeVisible();
    await user.type(name, 'Better Dogs');
    await user.type(within(dialog).getByLabelText('Website'), 'dogs.test');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Better Dogs' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'dogs.test' })).toHaveAttribute('href', 'https://dogs.test');
  });
});

describe('inviting many', () => {
  const paste = async (
    text: string,
    members: Organization['members'] = [me, lena, invitee('noah@dogs.test')],
  ) => {
    const { user } = open({ members });
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }));
    await user.click(dialog.getByLabelText('Email addresses'));
    await user.paste(text);
    return { user, dialog };
  };

  test('tells first what becomes of each, then sends one after the other', async () => {
    const { user, dialog } = await paste(
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
    const results = within(await dialog.findByRole('list', { name: 'What became of them' }));
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
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
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

  test('for more people than seats it leads to the licenses that are missing', async () => {
    const { user, dialog } = await paste('a@dogs.test b@dogs.test c@dogs.test d@dogs.test');
    expect(dialog.getByText(/4 people, and 2 seats are free/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'See the price of 2 more licenses' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('7');
    expect(server.asked('POST /api/organization/membership')).toEqual([]);
  });

  test('at the limit the button opens the change of licenses with its price', async () => {
    const { user } = open({
      members: [me, lena],
      mostRecentSubscriptionStatus: { status: 'active', licenses: 2 },
    });
    await user.click(await screen.findByRole('button', { name: 'Invite people' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('3');
    expect(screen.getByText(/More seats are needed to invite/)).toBeVisible();
    expect(await screen.findByText('$12.34')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('licenses', () => {
  test('a change shows its price first, then is made', async () => {
    const { user } = open();
    expect(await screen.findByText('Now, 5 licenses')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change licenses' })).toBeDisabled();
    const field = screen.getByLabelText('Number of licenses');
    await user.clear(field);
    await user.type(field, '12');
    expect(await screen.findByText('$12.34')).toBeVisible();
    expect(screen.getByText('$108.00 a month')).toBeVisible();
    // Asked once typing paused, not for every digit.
    expect(server.asked('GET /api/stripe/subscription').map(({ query }) => query['licenseCount'])).toEqual([
      '12',
    ]);
    await user.click(screen.getByRole('button', { name: 'Change to 12 licenses' }));
    expect(await screen.findByText('You have 12 licenses now')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 of 12 seats used' })).toBeVisible();
  });

  test('a credit is said to be one', async () => {
    const { user } = open();
    await screen.findByText('Now, 5 licenses');
    server.answer('GET /api/stripe/subscription', () =>
      Response.json({ currency: 'usd', dueNow: 0, creditedNow: 700, perInterval: 4_000, interval: 'month' }),
    );
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(await screen.findByText('Credit, taken off your next invoices')).toBeVisible();
    expect(screen.getByText('$7.00')).toBeVisible();
  });

  test('fewer than the seats in use cannot be bought, with the number', async () => {
    const { user } = open({ members: [me, lena, priya] });
    const field = await screen.findByLabelText('Number of licenses');
    expect(screen.getByText('The lowest you can go is 3, the seats in use.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '2');
    expect(screen.getByText(/^3 seats are in use\..*at least 3 licenses/)).toBeVisible();
    // Only what is wrong: no sum of something that cannot be bought.
    expect(screen.queryByText(/^Then,|Due today|The lowest you can go/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change licenses' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
  });

  test('a refusal stands in place', async () => {
    const { user } = open();
    await screen.findByText('Now, 5 licenses');
    server.refuse('PUT /api/stripe/subscription', 409, 'Your card was declined.');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('$12.34')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change to 6 licenses' }));
    expect(await screen.findByText(/Your card was declined\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();
  });

  test('without a subscription there are plans, and the way to the checkout', async () => {
    const { user } = open({ mostRecentSubscriptionStatus: undefined });
    expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    expect(screen.getByText('One step left: a plan')).toBeVisible();
    expect(screen.getByText('$10.00 each a month')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(screen.getByText('$60.00 a month')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
    expect(server.asked('POST /api/stripe/create-session')).toMatchObject([
      { query: { orgId: 'o-academy', licenseCount: '6' } },
    ]);
  });

  test('a checkout that cannot be opened is told as §8 has it', async () => {
    const { user } = open({ mostRecentSubscriptionStatus: undefined });
    await screen.findByRole('heading', { name: 'Choose a plan' });
    server.refuse('POST /api/stripe/create-session', 500, 'Something went wrong.', 'internal');
    await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
    expect(
      await screen.findByText(/^Unexpected response status: 500\. Something went wrong\./),
    ).toBeVisible();
  });

  test.each([
    [
      'canceled',
      /The subscription has ended/,
      /read, compose, copy and export.*Inviting people and changing/,
    ],
    ['unpaid', /The subscription rests/, /read, compose, copy and export/],
    ['past_due', /The last payment did not go through/, /read, compose, copy and export/],
  ])('%s is said in plain words', async (status, title, text) => {
    open({ mostRecentSubscriptionStatus: { status, licenses: 5 } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('while a payment is open, the banner leads to the card, and a sum of nothing is not called the one due', async () => {
    const { user } = open({ mostRecentSubscriptionStatus: { status: 'past_due', licenses: 5 } });
    expect(await screen.findByText('Due today for this change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update the card' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
  });

  test('over the limit a banner says what to do, and nobody is invited', async () => {
    const { user } = open({
      members: [me, lena, priya],
      mostRecentSubscriptionStatus: { status: 'active', licenses: 2 },
    });
    expect(await screen.findByText('3 seats are used, and there are 2 licenses.')).toBeVisible();
    expect(screen.getByText(/Add 1 license or remove 1 person/)).toBeVisible();
    // The number that is needed stands there already, with its price.
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change to 3 licenses' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('coming back from the checkout', () => {
  const paid = { status: 'active', licenses: 5 };
  const unpaid = { mostRecentSubscriptionStatus: undefined } as Partial<Organization>;
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const cleaned = ['/organization', undefined, { shallow: true, scroll: false }] as const;

  test('waits until the payment is known, then says so and drops the query', async () => {
    vi.useFakeTimers();
    const { router } = open(unpaid, { query: { checkout: 'done' } });
    await settle(500);
    expect(screen.getByText('Waiting for your payment to arrive')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Go to checkout' })).not.toBeInTheDocument();
    server.change({ mostRecentSubscriptionStatus: paid });
    await settle(3_000);
    expect(screen.queryByText('Waiting for your payment to arrive')).not.toBeInTheDocument();
    expect(router.replace).toHaveBeenCalledWith(...cleaned);
  });

  test('a late payment is not lost, and looked for again', async () => {
    vi.useFakeTimers();
    const { router } = open(unpaid, { query: { checkout: 'done' } });
    await settle(20_000);
    expect(screen.getByText('Your payment is late to arrive. Nothing is lost.')).toBeVisible();
    // No skeleton that nothing follows.
    expect(screen.getByText(/^Your licenses stand here as soon as/)).toBeVisible();
    expect(screen.queryByText('Waiting for your payment')).not.toBeInTheDocument();
    server.change({ mostRecentSubscriptionStatus: paid });
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    expect(screen.getByText('Waiting for your payment to arrive')).toBeVisible();
    await settle(2_000);
    expect(router.replace).toHaveBeenCalledOnce();
  });

  test('who turned back was charged nothing', async () => {
    const { user, router } = open(unpaid, { query: { checkout: 'cancelled' } });
    expect(await screen.findByText('You left the checkout. Nothing was charged.')).toBeVisible();
    expect(screen.queryByText('One step left: a plan')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'All right' }));
    expect(router.replace).toHaveBeenCalledWith(...cleaned);
  });
});

describe('for everyone else', () => {
  test.each([
    [1, /You are an editor: you can write the snippets/],
    [2, /You are a member: you can read the snippets/],
  ])('role %i sees members and its own role, and can leave', async (role, words) => {
    const { user } = open({ members: [aMember({ role: role as 1 | 2 }), priya] }, { role });
    expect(await screen.findByText(words)).toBeVisible();
    expect(within(await members()).getAllByRole('listitem')).toHaveLength(2);
    expect(
      screen.queryByRole('button', { name: /Invite|Role of|More about|Edit name|Delete/ }),
    ).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave Good Dog Academy…' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Leave Good Dog Academy?' });
    await user.click(within(dialog).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You left Good Dog Academy')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Create an organization' })).toBeVisible();
  });

  test('without one there is a way to create it', async () => {
    open({}, { isNone: true });
    expect(await screen.findByRole('link', { name: 'Create an organization' })).toHaveAttribute(
      'href',
      '/organization?new=1',
    );
  });

  test('a failure is said, and tried again', async () => {
    let isBroken = true;
    server = organizationServer();
    const { user } = renderInApp(<Page />, {
      sources: {
        subscription: async () => aSubscription(),
        organizations: {
          listOrganizations: async () => {
            if (isBroken) throw new Error('down');
            return [server.organization];
          },
          fetchRole: async () => ({ role: 2 }),
        },
      },
    });
    expect(await screen.findByText(/^Failed to load organizations\./)).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Good Dog Academy' })).toBeVisible();
  });

  test('a role that cannot be told is a failure too', async () => {
    expectConsoleError('Error fetching user role');
    open({}, { role: 'none' as never });
    expect(await screen.findByText(/No role found for the user\./)).toBeVisible();
  });
});

describe('creating one', () => {
  const create = async () => {
    const view = open(
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
    const { user } = await create();
    await user.dblClick(screen.getByRole('button', { name: 'Create and go to checkout' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
    const asked = server.asked('POST /api/organization');
    expect(new Set(asked.map(({ key }) => key)).size).toBe(1);
    expect(asked[0]?.key).toBeTruthy();
    expect(localStorage.getItem('selectedOrgId')).toBe('o-academy');
    expect(server.asked('POST /api/stripe/create-session')).toMatchObject([
      { query: { orgId: 'o-academy', licenseCount: '10' } },
    ]);
  });

  test('where the checkout cannot be opened, the organization is there', async () => {
    const { user, router } = await create();
    server.refuse('POST /api/stripe/create-session', 500, 'Something went wrong.', 'internal');
    await user.click(screen.getByRole('button', { name: 'Create and go to checkout' }));
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/organization'));
    expect(
      await screen.findByText(/The checkout could not be opened: the organization is there/),
    ).toBeVisible();
  });

  test('a refusal keeps what was typed', async () => {
    const { user } = await create();
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
    open({}, { query: { new: '1' }, isNone: true });
    expect(await screen.findByRole('heading', { name: 'Confirm your address first' })).toBeVisible();
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  });
});

describe('deleting it', () => {
  test('wants the name, and says what will be gone', async () => {
    const { user } = open({
      mostRecentSubscriptionStatus: { status: 'canceled', licenses: 5 },
      members: [me, lena],
    });
    await user.click(await screen.findByRole('button', { name: 'Delete organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Good Dog Academy?' }));
    expect(await dialog.findByText(/0 shared snippets will be gone/)).toBeVisible();
    expect(dialog.getByText(/2 members will lose access/)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: 'Delete for everyone' });
    expect(confirm).toBeDisabled();
    await user.type(dialog.getByLabelText('Type “Good Dog Academy” to confirm'), 'Good Dog Academy');
    await user.click(confirm);
    expect(await screen.findByText('Good Dog Academy is deleted')).toBeVisible();
    expect(server.asked('DELETE /api/organization')).toMatchObject([
      { query: { orgId: 'o-academy', name: 'Good Dog Academy' } },
    ]);
  });

  test('waits for the subscription, with the way to cancel it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Delete organization…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Good Dog Academy?' }));
    expect(dialog.getByText(/subscription is still running/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Manage billing' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
  });
});
