import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AccountPage } from '@/components/account/AccountPage';
import { useAuth } from '@/contexts/AuthContext';
import { renderInApp } from '@/tests/support/app';
import * as auth from '@/tests/support/fake-auth';
import { aRouter } from '@/tests/support/fake-router';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn(() => new Promise(() => undefined)) }));

const Page = () => (useAuth().user === null ? null : <AccountPage />);

afterEach(() => {
  window.location.hash = '';
  auth.resetAuth();
});

test('shows the part that the address names, and is left without a trace', async () => {
  auth.setUser(auth.aUser());
  window.location.hash = '#support-access';
  // What browsers give back by now.
  const scroll = vi
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => Promise.resolve() as never);
  const { unmount } = renderInApp(<Page />, { router: aRouter({ pathname: '/profile' }) });
  expect(await screen.findByRole('heading', { name: 'Support access' })).toBeVisible();
  expect(scroll).toHaveBeenCalledOnce();
  expect(unmount).not.toThrow();
});

test('the list of sections marks the one that is read', async () => {
  auth.setUser(auth.aUser());
  renderInApp(<Page />, { router: aRouter({ pathname: '/profile' }) });
  const list = within(await screen.findByRole('navigation', { name: 'On this page' }));
  const marked = () =>
    list.getAllByRole('link').flatMap((link) => (link.hasAttribute('aria-current') ? link.textContent : []));
  expect(marked()).toHaveLength(1);
  const at = (id: string, top: number) =>
    vi.spyOn(document.getElementById(id)!, 'getBoundingClientRect').mockReturnValue({ top } as DOMRect);
  at('you', -900);
  at('plan', 80);
  for (const id of ['preferences', 'support-access', 'activity', 'data']) at(id, 700);
  fireEvent.scroll(window);
  expect(marked()).toEqual(['Plan']);
  expect(list.getByRole('link', { name: 'Plan' })).toHaveAttribute('aria-current', 'location');
});
