import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrokenApp } from '@/components/shell/BrokenApp';
import { PageBoundary } from '@/components/page/PageBoundary';
import { SignedInArea } from '@/components/shell/SignedInArea';
import { ErrorBoundary } from '@/components/ui/feedback/ErrorBoundary';
import { renderInApp } from '@/tests/support/app';
import { expectConsoleError } from '@/tests/support/console-errors';
import * as auth from '@/tests/support/fake-auth';
import { aRouter, WithRouter } from '@/tests/support/fake-router';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(auth.resetAuth);

let isBroken = true;
function Page() {
  if (isBroken) throw new Error('The page is broken');
  return <h1>Page</h1>;
}

const open = () => {
  const router = aRouter({ pathname: '/snippets', asPath: '/snippets' });
  const page = (
    <SignedInArea>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </SignedInArea>
  );
  return renderInApp(page, { router });
};

test('a page that cannot be drawn leaves the navigation, and is tried again when asked to', async () => {
  isBroken = true;
  expectConsoleError('The page is broken');
  const { user } = open();
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Account' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('it gives way to the page that is gone to', () => {
  isBroken = true;
  expectConsoleError('The page is broken');
  const at = (asPath: string) => (
    <WithRouter router={aRouter({ asPath })}>
      <PageBoundary>
        <Page />
      </PageBoundary>
    </WithRouter>
  );
  const { rerender } = render(at('/snippets'));
  rerender(at('/snippets'));
  expect(screen.getByRole('alert')).toBeVisible();
  isBroken = false;
  rerender(at('/email'));
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

test('where nothing around a page can be drawn, the page can be loaded again', () => {
  isBroken = true;
  expectConsoleError('The page is broken');
  render(
    <ErrorBoundary fallback={() => <BrokenApp />}>
      <Page />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});
