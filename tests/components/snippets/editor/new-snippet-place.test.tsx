import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { SnippetEditor } from '@/components/snippets/editor/SnippetEditor';
import { useAuth } from '@/contexts/AuthContext';
import { emptySnippet } from '@/lib/domain/snippets/edited-snippet';
import { renderInApp } from '@/tests/support/app';
import { anOrganization, organizationsOf } from '@/tests/support/organizations';
import { asABrowser, signInForEach } from '@/tests/support/snippet-editor';
import { serveSnippets } from '@/tests/support/snippet-server';

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
