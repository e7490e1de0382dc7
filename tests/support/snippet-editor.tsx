import { onlineManager } from '@tanstack/react-query';
import { cleanup, getConfig, screen } from '@testing-library/react';
import Router, { type NextRouter } from 'next/router';
import { afterEach, beforeEach, vi } from 'vitest';
import { PageBoundary } from '@/components/page/PageBoundary';
import { Toasts } from '@/components/notices/Toasts';
import { SnippetEditorPage } from '@/components/snippets/editor/SnippetEditorPage';
import { OfflineLine } from '@/components/shell/OfflineLine';
import { WaitingLine } from '@/components/snippets/waiting/WaitingLine';
import { useIsOnline } from '@/lib/client/wire/use-is-online';
import { useAuth } from '@/contexts/AuthContext';
import { deviceStore } from '@/lib/client/device/device-store';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { renderInApp } from './app';
import * as auth from './fake-auth';
import { aRouter } from './fake-router';
import { stubLayout } from './layout';
import { aMember, anOrganization } from './organizations';
import { serveSnippets } from './snippet-server';
import { aSnippet } from './snippets';

function Page() {
  const { user } = useAuth();
  // As the shell does, which hears of the network whatever else is there.
  const isOnline = useIsOnline();
  if (user === null) return null;
  return (
    <>
      {!isOnline && <OfflineLine uid={user.uid} />}
      <WaitingLine uid={user.uid} />
      <PageBoundary>
        <SnippetEditorPage />
      </PageBoundary>
      <Toasts />
    </>
  );
}

/** Lets something happen that no click began, with the time for React that a click has. */
export const asABrowser = (happen: () => Promise<void>) => getConfig().asyncWrapper(happen);

type GoesBack = Parameters<NextRouter['beforePopState']>[0];

const lena = aMember({ userId: 'u-lena', email: 'lena@dogs.test', displayName: 'Lena Novak', role: 1 });

const door = { id: 'door', title: 'Door manners', tags: ['homework'], male: '<p>He waits.</p>' };

/** The editor of a snippet about door manners, or of another id, once it is there; `given` is what the library holds. */
export async function openEditor(id = 'door', query: Record<string, string> = {}, ...given: Snippet[]) {
  const view = showEditorPage(id, query, ...given);
  return { ...view, title: await screen.findByRole('textbox', { name: 'Title' }) };
}

/** The page of a snippet, whatever comes of it; with an `orgId` it is that organization's, where one may write. */
export const showEditorPage = (id: string, query: Record<string, string> = {}, ...given: Snippet[]) =>
  showEditorPageTo(1, id, query, ...given);

/** The same to someone of a role in that organization, or in the one that a copy comes from. */
export function showEditorPageTo(
  role: number,
  id: string,
  query: Record<string, string> = {},
  ...given: Snippet[]
) {
  const { orgId } = query;
  const library = given.length > 0 ? given : [aSnippet(orgId === undefined ? door : { ...door, orgId })];
  const server = serveSnippets(...library);
  let goesBack: GoesBack = () => true;
  const router = aRouter({
    pathname: '/snippets/[id]',
    asPath: `/snippets/${id}`,
    query: { id, ...query },
    beforePopState: (callback) => {
      goesBack = callback;
    },
  });
  // What the page's code reaches through Next's own object.
  Router.router = router as unknown as typeof Router.router;
  const school = orgId ?? library.find(({ copiedFrom }) => copiedFrom)?.copiedFrom?.orgId;
  const organizations =
    school === undefined ? [] : [anOrganization({ id: school, members: [aMember(), lena] })];
  const view = renderInApp(<Page />, { router, organizations, role });
  return {
    ...view,
    server,
    saved: () => server.library.get('door'),
    /** What a followed link does first; answers whether it was held back. */
    follow: async (address: string): Promise<boolean> => {
      let isHeld = false;
      await asABrowser(async () => {
        try {
          Router.events.emit('routeChangeStart', address, { shallow: false });
        } catch {
          isHeld = true;
        }
      });
      return isHeld;
    },
    goBack: async (as: string) => {
      let isLet = false;
      await asABrowser(async () => {
        isLet = goesBack({ url: as, as, options: {} });
      });
      return isLet;
    },
    closeTab: () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    },
  };
}

/** To be called once in a file of tests; the account module has to be mocked there. */
export function signInForEach(): void {
  beforeEach(() => {
    stubLayout();
    auth.setUser(auth.aUser());
  });
  afterEach(async () => {
    cleanup();
    Router.router = null;
    auth.resetAuth();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await deviceStore('u-sam').clear();
    onlineManager.setOnline(true);
  });
}
