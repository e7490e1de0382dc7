import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PlanSection } from '@/components/account/plan/PlanSection';
import { useIsPlanKnown } from '@/components/account/plan/use-is-plan-known';
import { usePersonalCheckout } from '@/components/account/plan/use-personal-checkout';
import { CheckoutReturn } from '@/components/billing/CheckoutReturn';
import { Toasts } from '@/components/notices/Toasts';
import { useAuth } from '@/contexts/AuthContext';
import { goToAddress } from '@/lib/client/browser/go-to-address';
import type { Role } from '@/lib/contracts/primitives';
import type { Subscription } from '@/lib/contracts/subscription';
import { renderInApp } from '@/tests/support/app';
import { expectConsoleError } from '@/tests/support/console-errors';
import { fakeApi, refusal } from '@/tests/support/fake-api';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { aMember, anOrganization, aSubscription } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/browser/go-to-address', () => ({ goToAddress: vi.fn() }));

const usage = {
  tokens: { used: 1_204, limit: 2_000, resetsAt: '2026-12-01T12:00:00.000Z' },
  snippets: { used: 12, limit: 25 },
  pictures: { usedBytes: 12_340_000, limitBytes: 50_000_000 },
};
const own = (changes: Partial<Subscription> = {}) => {
  const { orgId: _none, ...subscription } = aSubscription({ planName: 'Personal', ...changes });
  return { ...subscription, source: 'personal' as const };
};
const tier = (licenseCount: number, unitAmount: number) => ({
  id: `tier-${licenseCount}`,
  name: '',
  licenseCount,
  unitAmount,
  currency: 'usd',
  interval: 'month',
});
const plans = {
  personal: { unitAmount: 1_200, currency: 'usd', interval: 'month', snippets: null, tokens: 200_000 },
  license: { snippets: null, tokens: 200_000 },
};
let pricing: object;
let api: ReturnType<typeof fakeApi>;
const Section = () => (useAuth().user === null ? null : <SignedInSection />);
function SignedInSection() {
  const checkout = usePersonalCheckout();
  const isKnown = useIsPlanKnown();
  return (
    <>
      <CheckoutReturn state={checkout} />
      <PlanSection isKnown={isKnown} isPaymentAwaited={checkout.isAwaited} />
      <Toasts />
    </>
  );
}

/** The page reads subscription and organizations of the server, as in the product. */
const open = (
  subscription: Subscription | undefined,
  { organizations = [] as object[], query = {} } = {},
) => {
  api.on('GET /api/stripe/subscription', ({ query: asked }: { query: Record<string, string> }) =>
    'orgpricing' in asked ? pricing : subscription,
  );
  api.on('GET /api/organization/user', ({ query: asked }: { query: Record<string, string> }) =>
    'orgId' in asked ? { role: 2 } : organizations,
  );
  return renderInApp(<Section />, { router: aRouter({ pathname: '/profile', query }), sources: {} });
};

beforeEach(() => {
  localStorage.clear();
  pricing = { pricingTiers: [tier(5, 1_000), tier(10, 900)], plans };
  vi.setSystemTime('2026-11-21T12:00:00.000Z');
  api = fakeApi({
    'GET /api/usage': usage,
    'POST /api/stripe/create-session': { url: 'https://pay.test/session' },
  });
  vi.stubGlobal('fetch', api.fetch);
  auth.setUser(auth.aUser());
});
afterEach(() => {
  auth.resetAuth();
  vi.mocked(goToAddress).mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the plan', () => {
  test('without one leads to the payment page', async () => {
    const { user } = open(undefined);
    expect(await screen.findByRole('heading', { name: /Free plan/ })).toBeVisible();
    expect(screen.getByText(/25 private snippets and 2,000 swapped words a month/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledExactlyOnceWith('https://pay.test/session'));
    expect(screen.getByRole('link', { name: 'Create an organization' })).toHaveAttribute(
      'href',
      '/organization?new=1',
    );
  });

  test('without one shows what each plan costs and holds, before the payment page', async () => {
    open(undefined);
    const compared = within(await screen.findByRole('list', { name: 'Plans compared' }));
    const words = compared.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(compared.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Free',
      'Personal',
      'School',
    ]);
    expect(words).toContain('Free$0.0025 private snippets2,000 swapped words a month');
    expect(words).toContain('Personal$12.00 a monthUnlimited private snippets200,000 swapped words a month');
    expect(compared.getByText('$10.00 a seat a month')).toBeVisible();
    expect(compared.getByText('10 or more licenses: $9.00 a seat a month')).toBeVisible();
  });

  test('says that the price is shown before paying where prices cannot be read', async () => {
    pricing = { pricingTiers: [tier(5, 1_000)] };
    open(undefined);
    expect(await screen.findByText('You will see the price before anything is charged.')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Plans compared' })).not.toBeInTheDocument();
  });

  test('of one’s own that runs is not sold again', async () => {
    open(own());
    expect(await screen.findByText('Active')).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Plans compared' })).not.toBeInTheDocument();
  });

  test.each([
    [own(), 'Active', /next charge is on Dec 21/, 'Manage billing'],
    [
      own({ cancelAtPeriodEnd: true }),
      'Ends Dec 21',
      /works until Dec 21, then you have the free plan/,
      'Manage billing',
    ],
    [
      own({ status: 'past_due' }),
      'Payment failed',
      /Reading, composing, copying and exporting still work/,
      'Update your card',
    ],
    [own({ status: 'canceled' }), 'Ended', /The plan ended on Dec 21/, 'Subscribe'],
  ])('of one’s own says what holds and what to do (%#)', async (subscription, state, sentence, button) => {
    open(subscription);
    expect(await screen.findByText(state)).toBeVisible();
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.getByRole('button', { name: button })).toBeVisible();
  });

  test('that was canceled can be kept, with its price and the day first', async () => {
    const ending = own({
      cancelAtPeriodEnd: true,
      renewal: { amount: 1_200, currency: 'usd', interval: 'month' },
    });
    const { user } = open(ending);
    const keep = await screen.findByRole('button', { name: 'Keep the plan' });
    expect(keep).toHaveAccessibleDescription(
      'Keep it, and from Dec 21 on it costs $12.00 a month again. Nothing is charged before.',
    );
    api.on('POST /api/stripe/subscription', () => refusal(503, 'Not now.', 'unavailable'));
    await user.click(keep);
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
    api.on('POST /api/stripe/subscription', ({ query }: { query: Record<string, string> }) => {
      expect(query).toEqual({ resume: 'true' });
      api.on('GET /api/stripe/subscription', () => own());
      return own();
    });
    await user.click(keep);
    expect(await screen.findByText('The plan goes on as before')).toBeVisible();
    expect(await screen.findByText(/next charge is on Dec 21/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep the plan' })).not.toBeInTheDocument();
  });

  test('of an organization names it, and leads its admin there', async () => {
    open(aSubscription(), { organizations: [anOrganization()] });
    expect(
      await screen.findByRole('heading', { name: /Organization plan through Good Dog Academy/ }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Manage licenses and billing' })).toHaveAttribute(
      'href',
      '/organization',
    );
    expect(screen.getByRole('link', { name: 'Good Dog Academy' })).toBeVisible();
    expect(await screen.findByText(/^Shared by everyone in your organization/)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Create an organization' })).not.toBeInTheDocument();
  });

  test('stands beside the way to every organization, by what one is there', async () => {
    const as = (role: Role) => [aMember({ role })];
    const { user } = open(aSubscription(), {
      organizations: [
        anOrganization({ members: as(2) }),
        anOrganization({ id: 'o-kim', name: 'Kim Dogs', members: as(0) }),
        anOrganization({ id: 'o-sit', name: 'Sit & Stay', members: as(2) }),
        anOrganization({ id: 'o-help', name: 'Looked After', members: [aMember({ isSupport: true })] }),
      ],
    });
    const link = await screen.findByRole('link', { name: 'Sit & Stay' });
    expect(link).toHaveAttribute('href', '/organization');
    expect(link.closest('p')).toHaveTextContent(
      /^You are an admin of Kim Dogs\. You are a member of Good Dog Academy, Sit & Stay\.$/,
    );
    expect(screen.queryByRole('link', { name: 'Create an organization' })).not.toBeInTheDocument();
    await user.click(link);
    expect(localStorage.getItem('selectedOrgId')).toBe('o-sit');
  });

  test('of an organization that is not paid sends a member to its admins', async () => {
    open(aSubscription({ status: 'incomplete' }), {
      organizations: [anOrganization({ members: [aMember({ role: 2 })] })],
    });
    expect(await screen.findByText('Ask an admin of Good Dog Academy to finish the payment.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Manage licenses/ })).not.toBeInTheDocument();
  });

  test.each([
    ['a member', 2],
    ['an admin', 0],
  ] as const)('of an organization that has ended keeps %s from no plan of their own', async (_, role) => {
    const { user } = open(aSubscription({ status: 'canceled' }), {
      organizations: [anOrganization({ members: [aMember({ role })] })],
    });
    await user.click(await screen.findByRole('button', { name: 'Subscribe for yourself' }));
    await waitFor(() => expect(goToAddress).toHaveBeenCalledExactlyOnceWith('https://pay.test/session'));
  });

  test('leads to the organization that it names, whichever is the current one', async () => {
    const { user } = open(aSubscription({ orgId: 'o-kim' }), {
      organizations: [
        anOrganization({ members: [aMember({ role: 0 })] }),
        anOrganization({ id: 'o-kim', name: 'Kim Dogs', members: [aMember({ role: 0 })] }),
      ],
    });
    await user.click(await screen.findByRole('link', { name: 'Manage licenses and billing' }));
    expect(localStorage.getItem('selectedOrgId')).toBe('o-kim');
  });

  test('of an organization that invites is not yet one', async () => {
    open(aSubscription(), { organizations: [anOrganization({ members: [aMember({ status: 0 })] })] });
    expect(await screen.findByText('Invited')).toBeVisible();
    expect(screen.getByText(/until then, you have the free plan/)).toBeVisible();
    expect(await screen.findByText(/^Resets on/)).toBeVisible();
  });

  test('says the status where the payment page does not open', async () => {
    api.on('POST /api/stripe/create-session', () => refusal(503, 'Payments are away.', 'internal'));
    const { user } = open(undefined);
    await user.click(await screen.findByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Unexpected response status: 503');
    expect(goToAddress).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  test('that does not load can be asked for again', async () => {
    expectConsoleError('Failed to fetch subscription details.');
    const { user } = open(undefined);
    api.on('GET /api/stripe/subscription', () => refusal(403, 'Not now.'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch subscription details.');
    api.on('GET /api/stripe/subscription', own());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Active')).toBeVisible();
  });
});

describe('what was used', () => {
  test('stands beside what the plan holds', async () => {
    open(undefined);
    const words = await screen.findByRole('meter', { name: 'Words swapped this month' });
    expect(words).toHaveAttribute('aria-valuetext', '1,204 of 2,000');
    expect(screen.getByText('Resets on Dec 1.')).toBeVisible();
    expect(screen.getByRole('meter', { name: 'Private snippets' })).toHaveAttribute('aria-valuenow', '12');
    expect(screen.getByRole('meter', { name: 'Pictures' })).toHaveAttribute(
      'aria-valuetext',
      '12.3 MB of 50 MB',
    );
  });

  test('has no meter where there is no limit, and says when all is used', async () => {
    api.on('GET /api/usage', {
      tokens: { ...usage.tokens, used: 2_100 },
      snippets: { used: 40, limit: null },
    });
    open(own());
    expect(await screen.findByText('40, no limit')).toBeVisible();
    expect(screen.queryByRole('meter', { name: 'Private snippets' })).not.toBeInTheDocument();
    expect(screen.getByText(/All used/)).toBeVisible();
  });
});

describe('back from the payment page', () => {
  const back = { query: { checkout: 'done' } };
  const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const cleaned = ['/profile', undefined, { shallow: true, scroll: false }] as const;

  test('waits until what was paid has arrived, offers nothing twice, and cleans the address', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T12:00:00.000Z') });
    const { router } = open(undefined, back);
    expect(await screen.findByText('Waiting for your payment to arrive')).toBeVisible();
    expect(await screen.findByRole('heading', { name: /Free plan/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
    expect(router.replace).not.toHaveBeenCalled();
    api.on('GET /api/stripe/subscription', own());
    await settle(2_000);
    expect(await screen.findByText('Your payment has arrived. Thank you.')).toBeVisible();
    expect(screen.getByText('Active')).toBeVisible();
    expect(router.replace).toHaveBeenCalledExactlyOnceWith(...cleaned);
    const asked = api.times('GET /api/stripe/subscription');
    await settle(20_000);
    expect(api.times('GET /api/stripe/subscription')).toBe(asked);
  });

  test('says when it is late, and asks again when told to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-21T12:00:00.000Z') });
    open(undefined, back);
    await screen.findByText(/^Waiting/);
    await settle(15_500);
    expect(await screen.findByText('Your payment has not arrived yet. Nothing is lost.')).toBeVisible();
    api.on('GET /api/stripe/subscription', own());
    screen.getByRole('button', { name: 'Check again' }).click();
    await settle(2_000);
    expect(await screen.findByText(/has arrived/)).toBeVisible();
  });

  test('without having paid, nothing was charged, and it can be put away', async () => {
    const { user, router } = open(undefined, { query: { checkout: 'cancelled' } });
    expect(await screen.findByText('You left checkout. Nothing was charged.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(router.replace).toHaveBeenCalledExactlyOnceWith(...cleaned);
  });
});
