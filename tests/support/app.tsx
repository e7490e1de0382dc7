import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { NextRouter } from 'next/router';
import type { ComponentProps, ReactNode } from 'react';
import { AppProviders } from '@/components/shell/AppProviders';
import type { Organization } from '@/lib/contracts/organization-fields';
import { aRouter, WithRouter } from './fake-router';
import { organizationsOf } from './organizations';

interface Surroundings {
  router?: NextRouter;
  /** Those the user belongs to or is invited to, and the role they have in each. */
  organizations?: readonly Organization[];
  role?: number;
  /** Where subscription and organizations are read, in place of those. */
  sources?: Omit<ComponentProps<typeof AppProviders>, 'children'>;
}

/** Renders within everything that surrounds a page; `@/lib/client/auth` has to be mocked by the test. */
export function renderInApp(
  content: ReactNode,
  { router = aRouter(), organizations, role, sources }: Surroundings = {},
) {
  const user = userEvent.setup();
  const view = render(
    <WithRouter router={router}>
      <AppProviders {...(sources ?? organizationsOf(organizations, role))}>{content}</AppProviders>
    </WithRouter>,
  );
  return { ...view, user, router };
}
