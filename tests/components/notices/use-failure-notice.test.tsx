import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { ApiError } from '@/lib/client/wire/call-errors';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(() => auth.resetAuth());

function Page({ ofOrganization = false, error }: { ofOrganization?: boolean; error: Error }) {
  const tell = useFailureNotice();
  return (
    <>
      <button type="button" onClick={() => tell(error, { ofOrganization })}>
        Save
      </button>
      <Toasts />
    </>
  );
}

const full = new ApiError('The subscription has ended.', 403, 'plan_limit');

test.each([
  [false, '/profile#plan'],
  [true, '/organization'],
])(
  'a plan that is too small is said with the way to it (of the organization: %s)',
  async (ofOrganization, address) => {
    const { user, router } = renderInApp(<Page ofOrganization={ofOrganization} error={full} />);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'See plans' }));
    expect(router.push).toHaveBeenCalledWith(address);
  },
);

test('what no plan would change leads to none', async () => {
  const { user } = renderInApp(<Page error={new ApiError('Not yours.', 403, 'forbidden')} />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Not yours.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'See plans' })).not.toBeInTheDocument();
});
