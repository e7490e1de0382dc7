import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { keepLicenses } from '@/lib/client/device/checkout-licenses';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import type { Organization } from '@/lib/contracts/organization-fields';
import { lena, me, openOrganization, priya, signInForEach } from '@/tests/support/organization-page';
import { aSubscription } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/go-to-address', () => ({ goToAddress: vi.fn() }));

signInForEach();

describe('licenses', () => {
  test('a change shows its price first, then is made', async () => {
    const { user, server } = openOrganization();
    expect(await screen.findByText('Current: 5 licenses')).toBeVisible();
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
    expect(await screen.findByText('You now have 12 licenses')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 of 12 seats used' })).toBeVisible();
  });

  test.each([
    [{ cancelAtPeriodEnd: false }, /^Organization plan, renews on Dec 21/],
    [{ cancelAtPeriodEnd: true }, /^Organization plan, ends on Dec 21.*Until then, nothing changes/],
  ])('%j is said of the organization on screen, whichever plan covers the viewer', async (own, words) => {
    const { server } = openOrganization({}, { subscription: aSubscription({ orgId: 'o-other' }) });
    server.answer('GET /api/stripe/subscription', () => Response.json(aSubscription(own)));
    expect(await screen.findByText(words)).toBeVisible();
    expect(server.asked('GET /api/stripe/subscription')).toMatchObject([{ query: { orgId: 'o-academy' } }]);
  });

  test('a canceled plan can be kept where it says that it ends', async () => {
    const renewal = { amount: 5_000, currency: 'usd', interval: 'month' };
    const ending = aSubscription({ cancelAtPeriodEnd: true, renewal });
    const { user, server } = openOrganization({}, { subscription: ending });
    expect(await screen.findByText(/it costs \$50\.00 a month again/)).toBeVisible();
    server.answer('POST /api/stripe/subscription', () => Response.json(aSubscription()));
    await user.click(screen.getByRole('button', { name: 'Keep the plan' }));
    expect(await screen.findByText('The plan goes on as before')).toBeVisible();
    expect(server.asked('POST /api/stripe/subscription')).toMatchObject([
      { query: { resume: 'true', orgId: 'o-academy' } },
    ]);
  });

  test('a plan that goes on has nothing to keep', async () => {
    openOrganization();
    expect(await screen.findByText(/renews on Dec 21/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep the plan' })).not.toBeInTheDocument();
  });

  test('another number that suits the school is said in a line, and filled in with its price by a click', async () => {
    const { user, server } = openOrganization({ members: [me, lena] });
    expect(
      await screen.findByText(/2 of 5 licenses are taken\. With 3 you would pay \$20\.00 less a month\./),
    ).toBeVisible();
    expect(server.asked('GET /api/stripe/subscription')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'See 3 licenses' }));
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('3');
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(await screen.findByText('$12.34')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Change to 3 licenses' })).toBeEnabled();
    expect(screen.queryByText(/are taken/)).not.toBeInTheDocument();
  });

  test('where no limit costs less, a click chooses that', async () => {
    const tier = { id: 'p', name: 'Unlimited', currency: 'usd', interval: 'month' };
    const { user } = openOrganization({
      members: [me, lena, priya],
      pricingTiers: [
        { ...tier, licenseCount: 5, unitAmount: 1_000 },
        { ...tier, licenseCount: 0, unitAmount: 1_500 },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'See unlimited licenses' }));
    expect(screen.getByRole('radio', { name: 'No limit' })).toBeChecked();
  });

  test.each([
    ['is canceled', { cancelAtPeriodEnd: true }],
    ['is due', { status: 'past_due' }],
  ])('nothing is suggested for a plan that %s', async (_, own) => {
    openOrganization({ members: [me, lena] }, { subscription: aSubscription(own) });
    await screen.findByText('Current: 5 licenses');
    expect(screen.queryByText(/are taken/)).not.toBeInTheDocument();
  });

  test('a credit is said to be one', async () => {
    const { user, server } = openOrganization();
    await screen.findByText('Current: 5 licenses');
    server.answer('GET /api/stripe/subscription', () =>
      Response.json({ currency: 'usd', dueNow: 0, creditedNow: 700, perInterval: 4_000, interval: 'month' }),
    );
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(await screen.findByText('Credit toward your next invoices')).toBeVisible();
    expect(screen.getByText('$7.00')).toBeVisible();
  });

  test('no lowest number is named where there is to be no limit', async () => {
    const tier = { id: 'p-all', name: 'Unlimited', unitAmount: 90_000, currency: 'usd', interval: 'month' };
    const { user } = openOrganization({ pricingTiers: [{ ...tier, licenseCount: 0 }] });
    await user.click(await screen.findByRole('radio', { name: 'No limit' }));
    expect(screen.queryByText(/^You need at least/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'A number' }));
    expect(screen.getByText(/^You need at least/)).toBeVisible();
  });

  test('fewer than the seats in use cannot be bought, with the number', async () => {
    const { user } = openOrganization({ members: [me, lena, priya] });
    const field = await screen.findByLabelText('Number of licenses');
    expect(screen.getByText('You need at least 3, one for each seat in use.')).toBeVisible();
    await user.clear(field);
    await user.type(field, '2');
    expect(screen.getByText(/^3 seats are in use\..*at least 3 licenses/)).toBeVisible();
    // Only what is wrong: no sum of something that cannot be bought.
    expect(screen.queryByText(/^New:|Due today|You need at least/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change licenses' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
    await user.clear(field);
    await user.type(field, '0');
    expect(screen.getByText('Choose at least 1 license.')).toBeVisible();
  });

  test('what stays as it is has one line, and no sum of nothing', async () => {
    const { user } = openOrganization();
    expect(await screen.findByText('Current: 5 licenses')).toBeVisible();
    expect(screen.queryByText(/^New:|^Due today|\$0\.00/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('New: 6 licenses')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One less' }));
    expect(screen.queryByText(/^New:|^Due today/)).not.toBeInTheDocument();
  });

  test('a refusal stands in place', async () => {
    const { user, server } = openOrganization();
    await screen.findByText('Current: 5 licenses');
    server.refuse('PUT /api/stripe/subscription', 409, 'Your card was declined.');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('$12.34')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change to 6 licenses' }));
    expect(await screen.findByText(/Your card was declined\./)).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();
  });

  test('without a subscription there are plans, and the way to the checkout', async () => {
    const { user, server } = openOrganization({ mostRecentSubscriptionStatus: undefined });
    expect(await screen.findByRole('heading', { name: 'Choose a plan' })).toBeVisible();
    expect(screen.getByText('One step left: choose a plan')).toBeVisible();
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
    const { user, server } = openOrganization({ mostRecentSubscriptionStatus: undefined });
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
    ['unpaid', /The subscription is on hold/, /read, compose, copy and export/],
    ['past_due', /The last payment did not go through/, /read, compose, copy and export/],
  ])('%s is said in plain words', async (status, title, text) => {
    openOrganization({ mostRecentSubscriptionStatus: { status, licenses: 5 } });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  test('while a payment is open, the banner leads to the card, and a sum of nothing is not called the one due', async () => {
    const { user } = openOrganization({ mostRecentSubscriptionStatus: { status: 'past_due', licenses: 5 } });
    expect(await screen.findByText('Current: 5 licenses')).toBeVisible();
    expect(screen.queryByText(/^New:|^Due today/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One more' }));
    expect(await screen.findByText('Due today for this change')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Update the card' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledWith('https://pay.test/session'));
  });

  test('over the limit a banner says what to do, and nobody is invited', async () => {
    const { user } = openOrganization({
      members: [me, lena, priya],
      mostRecentSubscriptionStatus: { status: 'active', licenses: 2 },
    });
    expect(await screen.findByText('3 seats are in use, but there are only 2 licenses.')).toBeVisible();
    expect(screen.getByText(/Add 1 license or remove 1 person/)).toBeVisible();
    // The number that is needed stands there already, with its price.
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('3');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change to 3 licenses' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Invite people' }));
    await waitFor(() => expect(screen.getByLabelText('Number of licenses')).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('that are bought for their own sake open no invitation', async () => {
    const { user } = openOrganization();
    await user.click(await screen.findByRole('button', { name: 'One more' }));
    expect(await screen.findByText('$12.34')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change to 6 licenses' }));
    expect(await screen.findByText('You now have 6 licenses')).toBeVisible();
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
    const { router, server } = openOrganization(unpaid, { query: { checkout: 'done' } });
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
    const { router, server } = openOrganization(unpaid, { query: { checkout: 'done' } });
    await settle(15_500);
    expect(screen.getByText('Your payment has not arrived yet. Nothing is lost.')).toBeVisible();
    // No skeleton that nothing follows.
    expect(screen.getByText(/^Your licenses will appear here as soon as/)).toBeVisible();
    expect(screen.queryByText('Waiting for your payment')).not.toBeInTheDocument();
    server.change({ mostRecentSubscriptionStatus: paid });
    act(() => screen.getByRole('button', { name: 'Check again' }).click());
    expect(screen.getByText('Waiting for your payment to arrive')).toBeVisible();
    await settle(2_000);
    expect(router.replace).toHaveBeenCalledOnce();
  });

  test('who turned back was charged nothing', async () => {
    const { user, router } = openOrganization(unpaid, { query: { checkout: 'cancelled' } });
    expect(await screen.findByText('You left checkout. Nothing was charged.')).toBeVisible();
    expect(screen.queryByText('One step left: choose a plan')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(router.replace).toHaveBeenCalledWith(...cleaned);
  });

  describe('the number that was taken to the checkout', () => {
    const price = { unitAmount: 90_000, currency: 'usd', interval: 'month' };
    const unlimited = { id: 'p-all', name: 'Unlimited', licenseCount: 0, ...price };
    const field = () => screen.findByLabelText('Number of licenses');

    test('stands there again', async () => {
      const { user, unmount } = openOrganization(unpaid);
      await user.clear(await field());
      await user.type(await field(), '2');
      await user.click(screen.getByRole('button', { name: 'Go to checkout' }));
      await waitFor(() => expect(goToAddress).toHaveBeenCalled());
      unmount();
      openOrganization(unpaid, { query: { checkout: 'cancelled' } });
      expect(await field()).toHaveValue('2');
    });

    test('is never less than the seats in use', async () => {
      keepLicenses('o-academy', 2);
      openOrganization({ ...unpaid, members: [me, lena, priya] }, { query: { checkout: 'cancelled' } });
      expect(await field()).toHaveValue('3');
    });

    test('may be no limit', async () => {
      keepLicenses('o-academy', 0);
      openOrganization({ ...unpaid, pricingTiers: [unlimited] });
      expect(await screen.findByRole('radio', { name: 'No limit' })).toBeChecked();
    });

    test('no lowest one is named where there is no limit', async () => {
      const { user } = openOrganization({
        ...unpaid,
        members: [me, lena, priya],
        pricingTiers: [unlimited],
      });
      await user.click(await screen.findByRole('radio', { name: 'A number' }));
      expect(screen.getByText(/^You need at least 3/)).toBeVisible();
      await user.click(screen.getByRole('radio', { name: 'No limit' }));
      expect(screen.queryByText(/^You need at least/)).not.toBeInTheDocument();
    });

    test.each([
      ['is left out where it is not on offer any more', 'o-academy', 0],
      ['is that of its own organization', 'o-other', 2],
    ])('%s', async (_, orgId, licenses) => {
      keepLicenses(orgId, licenses);
      openOrganization(unpaid);
      expect(await field()).toHaveValue('5');
    });
  });
});
