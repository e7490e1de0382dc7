import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { detailsWaitingId } from '@/components/letter/element-ids';
import { LetterPage } from '@/components/letter/page/LetterPage';
import { AppProviders } from '@/components/shell/AppProviders';
import { PageBoundary } from '@/components/page/PageBoundary';
import { Toasts } from '@/components/notices/Toasts';
import { useAuth } from '@/contexts/AuthContext';
import { call } from '@/lib/client/wire/call';
import { deviceStore } from '@/lib/client/device/device-store';
import type { KeptDogs } from '@/lib/client/dogs/kept-dogs';
import type { Account } from '@/lib/contracts/account';
import type { LessonSet } from '@/lib/contracts/lesson-sets';
import type { SavedFilter } from '@/lib/contracts/saved-filters';
import type { Operation } from '@/lib/contracts/operation';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { KindOfVariable } from '@/lib/contracts/variable-kinds';
import { libraryAnswer } from './library-answer';
import { aUser, setUser } from './fake-auth';
import { aRouter, WithRouter } from './fake-router';
import { anOrganization, organizationsOf } from './organizations';
import { aSnippet } from './snippets';

// Whether each of the page's many elements can be seen is what makes queries by role slow.
configure({ defaultHidden: true });

/** Tests mock `@/lib/client/call` and take `@/lib/client/auth` from fake-auth. */
const trainer = aUser();

export const recap = aSnippet({
  id: 'recap',
  title: 'First lesson',
  tags: ['follow-up'],
  male: '<p>{{client}}, {{dog}} wagged his tail.</p>',
  female: '<p>{{client}}, {{dog}} wagged her tail.</p>',
  neutral: '<p>{{client}}, {{dog}} wagged.</p>',
});
export const door = aSnippet({
  id: 'door',
  title: 'Door manners',
  tags: ['homework'],
  male: '<p>He waits at the door.</p>',
  neutral: '<p>Wait at the door.</p>',
});
export const homework = aSnippet({
  id: 'homework',
  title: 'Homework',
  tags: ['homework'],
  neutral: '<p>Practice for {{minutes}} minutes:</p><ul><li><p>sit</p></li><li><p>stay</p></li></ul>',
});
const library: Snippet[] = [recap, door, homework];

interface Served {
  snippets?: Snippet[] | Error;
  /** Those of the organization that the trainer belongs to; without any there is no organization. */
  shared?: Snippet[];
  signature?: string | Error;
  /** The trainer's, kept as they are changed. */
  sets?: LessonSet[] | Error;
  /** The ids of the snippets that are marked. */
  favorites?: readonly string[];
  /** What the variables of the trainer's library ask for. */
  kinds?: readonly KindOfVariable[] | Promise<readonly KindOfVariable[]>;
  savedFilters?: readonly SavedFilter[];
  /** What the account keeps of dogs. */
  dogs?: KeptDogs;
}

/** What the server answers from now on. */
export function serve({
  snippets = library,
  shared = [],
  signature = '<p>Best,<br>Sam</p>',
  sets = [],
  favorites = [],
  kinds = [],
  savedFilters = [],
  dogs = { isKept: false, dogs: [] },
}: Served = {}): void {
  const { uid, email, displayName } = trainer;
  const answer = async ({ path, method }: Operation, input?: Input) => {
    if (path === '/api/lesson-sets') {
      if (sets instanceof Error) throw sets;
      return answerOfSets(sets, method, input);
    }
    if (path === '/api/variables') return input?.query?.orgId === undefined ? kinds : [];
    if (path === '/api/saved-filters') return savedFilters;
    if (path === '/api/dogs') return dogs;
    if (path === '/api/favorites') return favorites.map((id) => ({ id }));
    if (path === '/api/account') {
      if (signature instanceof Error) throw signature;
      return { uid, email, displayName, signature } satisfies Account;
    }
    if (snippets instanceof Error) throw snippets;
    return libraryAnswer(input?.query, input?.query?.orgId === undefined ? snippets : shared);
  };
  vi.mocked(call).mockImplementation(answer as typeof call);
}

/** How each of them is asked for is loaded with the first of them. */
export const detailsAreAsked = () =>
  waitFor(() => expect(document.getElementById(detailsWaitingId)).toBeNull());

interface Input {
  query?: { orgId?: string; id?: string; since?: string };
  body?: Omit<LessonSet, 'id'> & { id?: string };
}

function answerOfSets(sets: LessonSet[], method: string, { query, body }: Input = {}) {
  if (method === 'GET') return [...sets];
  const { id = `set-${sets.length + 1}` } = body ?? query ?? {};
  const index = sets.findIndex((set) => set.id === id);
  const set = body && { ...body, id };
  sets.splice(index === -1 ? sets.length : index, index === -1 ? 0 : 1, ...(set ? [set] : []));
  return set;
}

function WhenSignedIn() {
  const { user } = useAuth();
  return (
    user && (
      <PageBoundary>
        <LetterPage />
      </PageBoundary>
    )
  );
}

export async function openLetterPage({
  query = {},
  ...served
}: Served & { query?: Record<string, string | string[]> } = {}) {
  serve(served);
  setUser(trainer);
  const router = aRouter({ pathname: '/email', query });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  const sources = organizationsOf(served.shared && [anOrganization()]);
  const app = (page: ReactNode) => (
    <WithRouter router={router}>
      <AppProviders {...sources}>
        {page}
        <Toasts />
      </AppProviders>
    </WithRouter>
  );
  const view = render(app(<WhenSignedIn />));
  const letter = await screen.findByRole('article', { name: 'Email' });
  const row = (title: string) => screen.findByRole('option', { name: new RegExp(title) });
  return {
    ...view,
    user,
    router,
    letter,
    row,
    /** To a page on which only the toasts are left. */
    leave: () => view.rerender(app(null)),
    pick: async (...titles: string[]) => {
      for (const title of titles) await user.click(await row(title));
      await detailsAreAsked();
    },
    /** Types a text at once: a letter at a time takes its time here. */
    fill: async (name: string, text: string) => {
      await user.click(screen.getByRole('textbox', { name }));
      await user.paste(text);
    },
    detail: (name: string) => screen.getByRole('textbox', { name }),
    subject: () => screen.getByRole('textbox', { name: 'Subject' }),
    blocks: () =>
      within(letter)
        .queryAllByRole('group')
        .map((block) => block.getAttribute('aria-label')),
  };
}

/** After leaving the page, which is when it keeps what it has not kept yet. */
export async function forgetEverything(): Promise<void> {
  cleanup();
  const store = deviceStore(trainer.uid);
  // What is still being read is written next, and has to be there to be cleared.
  await store.keys();
  await store.clear();
  localStorage.clear();
}

/** A letter with nothing left to do: what it looks like on the clipboard is `readyHtml` and `readyText`. */
export async function openReadyLetter() {
  const composer = await openLetterPage();
  await composer.pick('First lesson', 'Homework');
  await composer.fill('Subject', 'Your lesson');
  await composer.fill('client', 'Jordan');
  await composer.fill('dog', 'Bella');
  await composer.fill('minutes', '5');
  await screen.findByText('Sam', { exact: false });
  return { ...composer, clip: watchClipboard() };
}

/** What each block of a copied letter says of the room around it. */
export const room = ' style="margin-top:0;margin-bottom:1em"';
export const readyHtml = `<p${room}>Jordan, Bella wagged.</p><p${room}>Practice for 5 minutes:</p><ul${room}><li>sit</li><li>stay</li></ul><p${room}>Best,<br>Sam</p>`;
export const readyText = 'Jordan, Bella wagged.\n\nPractice for 5 minutes:\n\n- sit\n- stay\n\nBest,\nSam';

/** The clipboard as the browser would hold it. */
export interface Clip {
  html?: string;
  text?: string;
}

export function watchClipboard(): Clip {
  const clip: Clip = {};
  class Item {
    constructor(readonly blobs: Record<string, Blob>) {}
  }
  vi.stubGlobal('ClipboardItem', Item);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: Item[]) => {
        delete clip.html;
        const { 'text/html': html, 'text/plain': text } = item?.blobs ?? {};
        if (html) clip.html = await html.text();
        if (text) clip.text = await text.text();
      },
    },
  });
  return clip;
}
