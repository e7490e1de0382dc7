import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useOrganization } from '@/contexts/OrganizationContext';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { anOrganization, organizationsOf } from '@/tests/support/organizations';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

afterEach(() => auth.resetAuth());

function Current() {
  const { status, current, role } = useOrganization();
  if (status !== 'loaded' || role.status === 'loading') return null;
  return <p>{current ? `${current.name}, ${role.status}` : 'None'}</p>;
}
const open = () =>
  renderInApp(<Current />, {
    sources: { ...organizationsOf([anOrganization()], 2), subscription: async () => null },
  });

test('support staff see the organization they joined, though its plan does not cover them', async () => {
  auth.setUser(auth.aUser({ isGlobalAdmin: true }));
  open();
  expect(await screen.findByText('Good Dog Academy, loaded')).toBeVisible();
});

test('anyone else without a subscription has none', async () => {
  auth.setUser(auth.aUser());
  open();
  expect(await screen.findByText('None')).toBeVisible();
});
