import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type NextRouter } from 'next/router';
import { type ReactNode } from 'react';
import { AppProviders } from '@/components/shell/AppProviders';
import { aRouter, WithRouter } from './fake-router';

/** Renders within everything that surrounds a page; `@/lib/client/auth` has to be mocked by the test. */
export function renderInApp(content: ReactNode, { router = aRouter() }: { router?: NextRouter } = {}) {
  const user = userEvent.setup();
  const view = render(
    <WithRouter router={router}>
      <AppProviders>{content}</AppProviders>
    </WithRouter>,
  );
  return { ...view, user, router };
}
