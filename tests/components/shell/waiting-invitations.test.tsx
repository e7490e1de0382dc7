import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';
import { aMember, anOrganization } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(auth.resetAuth);

test.each([
  [99, '99'],
  [100, '99+'],
  [250, '99+'],
])('of %i invitations that wait the menu shows %s, and their number is read out', async (count, shown) => {
  const organizations = Array.from({ length: count }, (_, at) =>
    anOrganization({ id: `o-${at}`, name: `School ${at}`, members: [aMember({ status: 0 })] }),
  );
  const { user } = renderInApp(
    <SignedInArea>
      <h1>Page</h1>
    </SignedInArea>,
    { router: aRouter({ pathname: '/' }), organizations },
  );
  await user.click(await screen.findByRole('button', { name: `Account, ${count} invitations waiting` }));
  const entry = await screen.findByRole('menuitem', { name: /^Pending Invitations/ });
  expect(entry).toHaveTextContent(`Pending Invitations${shown}`);
  expect(entry.lastElementChild).toHaveTextContent(new RegExp(`^${shown.replace('+', '\\+')}$`));
});
