import { render, screen } from '@testing-library/react';
import type { AppProps } from 'next/app';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import App from '@/pages/_app';
import { expectConsoleError } from '@/tests/support/console-errors';
import * as auth from '@/tests/support/fake-auth';
import { aRouter, WithRouter } from '@/tests/support/fake-router';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@/lib/client/wire/call', () => ({ call: () => new Promise(() => undefined) }));

beforeEach(() => auth.setUser(auth.aUser()));
afterEach(auth.resetAuth);

function Broken(): never {
  throw new Error('The page is broken');
}

const open = (Component: AppProps['Component']) => {
  const router = aRouter();
  render(
    <WithRouter router={router}>
      <App {...({ Component, pageProps: {}, router } as unknown as AppProps)} Component={Component} />
    </WithRouter>,
  );
};

test('a page that breaks is caught within the shell', () => {
  expectConsoleError('The page is broken');
  open(() => <Broken />);
  expect(screen.getByRole('alert')).toHaveTextContent('This page could not be shown');
  expect(screen.getByRole('link', { name: 'Email' })).toBeVisible();
});

test('a page without a shell that breaks can be loaded again', () => {
  expectConsoleError('The page is broken');
  open(Object.assign(() => <Broken />, { withoutShell: true }));
  expect(screen.getByRole('button', { name: 'Load again' })).toBeVisible();
});
