import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import Router from 'next/router';
import { describe, expect, test, vi } from 'vitest';
import { OrganizationSelector } from '@/components/shell/OrganizationSelector';
import { SnippetEditor } from '@/components/snippets/editor/SnippetEditor';
import { useAuth } from '@/contexts/AuthContext';
import { SnippetEditorPage } from '@/components/snippets/editor/SnippetEditorPage';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import { renderInApp } from '@/tests/support/app';
import { aRouter } from '@/tests/support/fake-router';
import { anOrganization, organizationsOf } from '@/tests/support/organizations';
import { asABrowser, signInForEach } from '@/tests/support/snippet-editor';
import { refusal, serveSnippets } from '@/tests/support/snippet-server';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const written = {
  ...emptySnippet,
  title: 'Gates',
  versions: { male: { html: '<p>He waits.</p>', origin: 'written' as const, stale: false } },
};
const Page = () => useAuth().user && <SnippetEditor orgId={null} initial={written} />;

test('a save waits until it is known which library is offered, and what is saved stays in that one', async () => {
  const server = serveSnippets();
  const known = Promise.withResolvers<null>();
  const sources = organizationsOf([anOrganization({ id: 'academy', name: 'Good Dog Academy' })]);
  const { listOrganizations } = sources.organizations;
  const { user } = renderInApp(<Page />, {
    sources: {
      ...sources,
      organizations: {
        ...sources.organizations,
        listOrganizations: async () => {
          await known.promise;
          return listOrganizations();
        },
      },
    },
  });
  await screen.findByRole('textbox', { name: 'Title' });
  await user.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Saving')).toBeVisible();
  expect(server.changes()).toEqual([]);

  const release = server.hold('POST');
  await asABrowser(async () => known.resolve(null));
  await waitFor(() => expect(server.changes()).toHaveLength(1));
  expect(server.changes()[0]).toMatchObject({
    method: 'POST',
    query: { orgId: 'academy' },
    body: { title: 'Gates' },
  });
  await asABrowser(async () => release());
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.changes()).toHaveLength(1);
});

describe('on /snippets/create the organization in the top bar can be changed (§2 locks it at /snippets/{id} alone)', () => {
  const both = [
    anOrganization({ id: 'academy', name: 'Good Dog Academy' }),
    anOrganization({ id: 'river', name: 'River Dogs' }),
  ];
  const router = (query: Record<string, string> = {}) =>
    aRouter({ pathname: '/snippets/[id]', asPath: '/snippets/create', query: { id: 'create', ...query } });
  const New = () =>
    useAuth().user && (
      <>
        <OrganizationSelector />
        <SnippetEditor orgId={null} initial={written} />
      </>
    );

  async function openNew(roles: Record<string, number> = {}, page = <New />, query = {}) {
    localStorage.removeItem('selectedOrgId');
    const server = serveSnippets();
    const given = router(query);
    Router.router = given as unknown as typeof Router.router;
    const sources = organizationsOf(both);
    const fetchRole = async (orgId: string) => ({ role: roles[orgId] ?? 1 });
    const { user } = renderInApp(page, {
      sources: { ...sources, organizations: { ...sources.organizations, fetchRole } },
      router: given,
    });
    const changeTo = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: /^Organization: / }));
      await user.click(await screen.findByRole('menuitemradio', { name }));
      await screen.findByRole('button', { name: `Organization: ${name}` });
    };
    return { server, user, changeTo, save: () => user.keyboard('{Control>}s{/Control}') };
  }
  const place = (name: string) => screen.findByRole('radio', { name, checked: true });

  test('what is written goes along into the other one, and nothing of it is lost', async () => {
    const { server, user, changeTo, save } = await openNew();
    await place('Good Dog Academy');
    await user.type(screen.getByRole('textbox', { name: 'Title' }), ' at the park');
    await changeTo('River Dogs');
    await place('River Dogs');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Gates at the park');
    await save();
    await waitFor(() => expect(server.changes()).toHaveLength(1));
    expect(server.changes()[0]).toMatchObject({
      query: { orgId: 'river' },
      body: { title: 'Gates at the park' },
    });
  });

  test('what is meant for oneself stays one’s own', async () => {
    const { server, user, changeTo, save } = await openNew();
    await place('Good Dog Academy');
    await user.click(screen.getByRole('radio', { name: 'Mine' }));
    await changeTo('River Dogs');
    await place('Mine');
    await save();
    await waitFor(() => expect(server.changes()).toHaveLength(1));
    expect(server.changes()[0]).toMatchObject({ query: {} });
  });

  test('where one may only read, it becomes one’s own, and says so', async () => {
    const { server, changeTo, save } = await openNew({ river: 2 });
    await place('Good Dog Academy');
    await changeTo('River Dogs');
    expect(await screen.findByText('Mine')).toBeVisible();
    await save();
    await waitFor(() => expect(server.changes()).toHaveLength(1));
    expect(server.changes()[0]).toMatchObject({ query: {} });
  });

  test('after a save that failed it can still go elsewhere, as another creation', async () => {
    const { server, changeTo, save } = await openNew();
    await place('Good Dog Academy');
    server.answerInstead(({ method }) => (method === 'POST' ? refusal(503, 'internal') : undefined));
    await save();
    await waitFor(() => expect(server.changes()).toHaveLength(1));
    server.answerInstead(() => undefined);
    await changeTo('River Dogs');
    await place('River Dogs');
    await save();
    await waitFor(() => expect(server.changes()).toHaveLength(2));
    expect(server.changes()[1]).toMatchObject({ method: 'POST', query: { orgId: 'river' } });
  });

  test('an organization that the address names is only where it begins', async () => {
    const Page = () =>
      useAuth().user && (
        <>
          <OrganizationSelector />
          <SnippetEditorPage />
        </>
      );
    const { changeTo } = await openNew({}, <Page />, { orgId: 'river' });
    await screen.findByRole('button', { name: 'Organization: River Dogs' });
    await place('River Dogs');
    await changeTo('Good Dog Academy');
    await place('Good Dog Academy');
    const saveTo = screen.getByRole('radiogroup', { name: 'Save to' });
    expect(within(saveTo).queryByText('River Dogs')).not.toBeInTheDocument();
  });
});
