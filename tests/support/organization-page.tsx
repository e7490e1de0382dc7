import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { OrganizationPage } from '@/components/organization/page/OrganizationPage';
import { Toasts } from '@/components/notices/Toasts';
import { useKeptFocus } from '@/lib/client/browser/use-kept-focus';
import { useAuth } from '@/contexts/AuthContext';
import type { Organization } from '@/lib/contracts/organization-fields';
import type { Subscription } from '@/lib/contracts/subscription';
import { renderInApp } from './app';
import * as auth from './fake-auth';
import { aRouter } from './fake-router';
import { organizationServer, somebody } from './organization-server';
import { aMember, aSubscription } from './organizations';

interface Options {
  role?: number;
  query?: Record<string, string>;
  /** No organization at all. */
  isNone?: boolean;
  /** What covers the viewer: the organization's own, unless told otherwise. */
  subscription?: Subscription;
  /** How the organizations are read, where a test wants it otherwise. */
  listOrganizations?: () => Promise<Organization[]>;
}

function Page() {
  // As the shell does, which surrounds every page.
  useKeptFocus();
  return useAuth().user === null ? null : (
    <>
      <main id="main" tabIndex={-1}>
        <OrganizationPage />
      </main>
      <Toasts />
    </>
  );
}

/** Someone is signed in before each test, and everything as it was after it. */
export function signInForEach(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    auth.setUser(auth.aUser());
  });
  afterEach(() => {
    auth.resetAuth();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** The page of an organization, and the server that keeps it; the browser's auth has to be mocked by the test. */
export function openOrganization(
  organization: Partial<Organization> = {},
  { role = 0, query = {}, isNone = false, subscription = aSubscription(), listOrganizations }: Options = {},
) {
  const server = organizationServer(organization);
  vi.stubGlobal('fetch', server.fetch);
  const ours = async () =>
    server.organization.members.some(({ email }) => email === 'sam@dogs.test') ? [server.organization] : [];
  const view = renderInApp(<Page />, {
    router: aRouter({ pathname: '/organization', query }),
    sources: {
      subscription: async () => (isNone ? null : subscription),
      organizations: {
        listOrganizations: listOrganizations ?? ours,
        fetchRole: async () => ({ role }),
      },
    },
  });
  return { ...view, server };
}

export const me = aMember();
export const lena = somebody('Lena', { role: 1 });
export const priya = somebody('Priya', { role: 0 });

export const memberList = () => screen.findByRole('list', { name: 'Members' });

export async function rowOf(name: string) {
  const row = (await screen.findByText(name)).closest('li');
  if (!row) throw new Error(`${name} has no row.`);
  return within(row);
}
