import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import type { Subscription } from '@/lib/contracts/subscription';
import { openOrganization, signInForEach } from '@/tests/support/organization-page';
import { aSubscription } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/go-to-address', () => ({ goToAddress: vi.fn() }));

signInForEach();

const pendingChange = {
  licenseCount: 8,
  amountDue: 2_712,
  currency: 'usd',
  confirmUrl: 'https://pay.test/invoice',
  expiresAt: '2026-12-01T09:05:00.000Z',
};
const lastPayment = { amount: 2_712, currency: 'usd', paidAt: '2026-11-29T09:00:00.000Z' };
const sentence = 'Your bank wants you to confirm this payment.';

/** A school of 5 licenses whose bank wants to confirm 8; `pay` is what the bank hears. */
function openAtACarefulBank(initial: Partial<Subscription> = {}) {
  let own = aSubscription(initial);
  const view = openOrganization({}, { subscription: aSubscription({ orgId: 'o-other' }) });
  const { server } = view;
  server.answer('GET /api/stripe/subscription', ({ query }) =>
    query.has('licenseCount')
      ? Response.json({
          currency: 'usd',
          dueNow: 2_712,
          creditedNow: 0,
          perInterval: Number(query.get('licenseCount')) * 1_000,
          interval: 'month',
        })
      : Response.json(own),
  );
  server.answer('PUT /api/stripe/subscription', ({ body }) => {
    const { licenseCount } = body as { licenseCount: number };
    own = { ...own, pendingChange: { ...pendingChange, licenseCount } };
    return server.refusal(409, sentence);
  });
  const pay = () => {
    const { pendingChange: paid, ...rest } = own;
    own = { ...rest, licenseCount: paid?.licenseCount ?? 5, lastPayment };
    server.change({ mostRecentSubscriptionStatus: { status: 'active', licenses: own.licenseCount } });
  };
  const forget = () => {
    const { pendingChange: _forgotten, ...rest } = own;
    own = rest;
  };
  return { ...view, pay, forget };
}

const lookAgain = () => fireEvent.focus(window);
const bankLink = () => screen.findByRole('link', { name: /^Go to your bank’s page/ });

async function askForEight({ user }: Pick<ReturnType<typeof openAtACarefulBank>, 'user'>) {
  const field = await screen.findByLabelText('Number of licenses');
  await user.clear(field);
  await user.type(field, '8');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change to 8 licenses' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Change to 8 licenses' }));
}

describe('a payment that the bank wants confirmed', () => {
  test('leads to the bank in a tab of its own, and shows what was paid once it was', async () => {
    const page = openAtACarefulBank();
    await askForEight(page);
    const link = await bankLink();
    expect(link).toHaveAttribute('href', 'https://pay.test/invoice');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleName(/opens in a new tab/);
    expect(
      screen.getByText(/^Your bank wants you to confirm the payment of \$27\.12 for 8 licenses\./),
    ).toBeVisible();
    // It is the next step, and said once.
    await waitFor(() => expect(link).toHaveFocus());
    expect(screen.queryByText(sentence)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Change to 8 licenses' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1 of 5 seats used' })).toBeVisible();

    // Looked at again before anything was confirmed, it stays.
    lookAgain();
    expect(await bankLink()).toBeVisible();

    page.pay();
    lookAgain();
    expect(await screen.findByText('You paid $27.12 and now have 8 licenses')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Go to your bank/ })).not.toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: '1 of 8 seats used' })).toBeVisible();
    expect(screen.getByText('Current: 8 licenses')).toBeVisible();
    expect(screen.getByText(/Last payment: \$27\.12 on Nov 29/)).toBeVisible();
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('8');
  });

  test('is there for whoever opens the page later, and hinders no other change', async () => {
    const { user, server } = openAtACarefulBank({ pendingChange });
    expect(await bankLink()).toBeVisible();
    expect(screen.getByLabelText('Number of licenses')).toHaveValue('5');
    await user.click(screen.getByRole('button', { name: 'One more' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change to 6 licenses' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Change to 6 licenses' }));
    expect(await screen.findByText(/ for 6 licenses\./)).toBeVisible();
    expect(server.asked('PUT /api/stripe/subscription')).toHaveLength(1);
  });

  test('is gone once it was forgotten, with nothing said to have been paid', async () => {
    const { forget } = openAtACarefulBank({ pendingChange });
    await bankLink();
    forget();
    lookAgain();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: /^Go to your bank/ })).not.toBeInTheDocument(),
    );
    expect(screen.queryByText(/^You paid/)).not.toBeInTheDocument();
  });
});
