import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Toasts } from '@/components/notices/Toasts';
import { SnippetsPage } from '@/components/snippets/library/SnippetsPage';
import { useAuth } from '@/contexts/AuthContext';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { renderInApp } from './app';
import * as auth from './fake-auth';
import { aRouter } from './fake-router';
import { stubLayout } from './layout';
import { serveSnippets } from './snippet-server';
import { aSnippet } from './snippets';

/** The page with its toasts, for who is signed in. */
export const Page = () =>
  useAuth().user && (
    <>
      <SnippetsPage />
      <Toasts />
    </>
  );

export const aLibrary = () => [
  aSnippet({ title: 'Crate', tags: ['homework'], male: '<p>He sleeps in his crate.</p>' }),
  aSnippet({ title: 'Door', tags: ['homework', 'manners'], neutral: '<p>Wait at the door, {{dog}}.</p>' }),
  aSnippet({ title: 'Leash', tags: ['walks'], neutral: '<p>A loose leash.</p>' }),
  aSnippet({ title: 'Payment', neutral: '<p>The invoice is attached.</p>' }),
];

export function openSnippets(
  snippets: readonly Snippet[] = aLibrary(),
  query: Record<string, string> = { sort: 'title' },
) {
  const server = serveSnippets(...snippets);
  const view = renderInApp(<Page />, { router: aRouter({ pathname: '/snippets', query }) });
  return { ...view, server };
}

const rows = () =>
  screen
    .queryAllByRole('row')
    .map((row) => row.getAttribute('aria-label'))
    .filter((title) => title !== null);
export const shown = (...titles: string[]) => waitFor(() => expect(rows()).toEqual(titles));
export const row = (title: string) => screen.findByRole('row', { name: title });
export const check = (title: string) => screen.findByRole('checkbox', { name: `Select ${title}` });
export const checked = () =>
  screen
    .getAllByRole('row', { selected: true })
    .map((each) => each.getAttribute('aria-label'))
    .filter((title) => title !== null);
/** It is loaded with the first selection. */
export const bar = async () => within(await screen.findByRole('toolbar', { name: 'Selected snippets' }));
export const search = () => screen.findByRole('searchbox', { name: 'Search title, text, tags, variables' });

/** To be called once in a file of tests; the account module has to be mocked there. */
export function signInForEach(): void {
  beforeEach(() => {
    stubLayout();
    sessionStorage.clear();
    auth.setUser(auth.aUser());
  });
  afterEach(() => {
    auth.resetAuth();
    vi.unstubAllGlobals();
  });
}
