import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetEverything, openLetterPage } from '@/tests/support/letter-page';
import { aSnippet } from '@/tests/support/snippets';

const engine = vi.hoisted(() => ({ answer: null as (() => void) | null }));

vi.mock('@/lib/client/wire/call', () => ({ call: vi.fn() }));
vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));
vi.mock('@heelwrite/pronouns/browser', () => ({
  swapInBrowser: (html: string) =>
    new Promise((resolve) => {
      engine.answer = () => resolve({ html: html.replace('He waits', 'She waits'), marks: [] });
    }),
}));

afterEach(forgetEverything);

const made = aSnippet({
  title: 'Gate',
  male: '<p>He waits, {{dog}}.</p>',
  female: { html: '<p>She waits, {{dog}}.</p>', origin: 'generated', source: 'male', stale: false },
});

test('an email is ready only once the words in doubt are counted, and not for a moment longer than it is', async () => {
  const { user, pick, fill, detail } = await openLetterPage({ snippets: [made] });
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await pick('Gate');
  await fill('Subject', 'Your lesson');
  await fill('dog', 'Bella');
  await screen.findByText('Details, subject, braces, pronouns and versions');
  await waitFor(() => expect(engine.answer).not.toBeNull());
  expect(screen.queryByText('Ready')).not.toBeInTheDocument();
  engine.answer?.();
  expect(await screen.findByText('Ready')).toBeVisible();
  await user.clear(detail('dog'));
  expect(screen.queryByText('Ready')).not.toBeInTheDocument();
});
