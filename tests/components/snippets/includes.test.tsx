import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { heldBy } from '@/components/snippets/includes/holder-words';
import { openEditor, signInForEach } from '@/tests/support/snippet-editor';
import { paste } from '@/tests/support/rich-text-editor';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

const closing = () => aSnippet({ id: 'closing', title: 'Closing', neutral: '<p>Bye.</p>' });
const visit = () => aSnippet({ id: 'visit', title: 'Visit', neutral: '<p>Hi.</p><p>{{&gt; closing}}</p>' });

test('the snippets that can be included are offered behind {{>', async () => {
  const outer = aSnippet({ id: 'outer', title: 'Outer', neutral: '<p>{{&gt; Visit}}</p>' });
  await openEditor('closing', {}, closing(), visit(), outer, {
    ...closing(),
    id: 'bye',
    title: 'Bye',
  });
  const text = await screen.findByRole('textbox', { name: 'Neutral text', hidden: true });
  paste(text, { 'text/plain': '{{>' });
  const options = await screen.findAllByRole('option');
  // Neither itself nor what holds it, at whatever depth.
  expect(options.map((option) => option.textContent)).toEqual(['Bye']);
});

test('those that hold it get its new title', async () => {
  const { user, server, title } = await openEditor('closing', {}, closing(), visit());
  // Whoever comes from the list has the library.
  const text = await screen.findByRole('textbox', { name: 'Neutral text', hidden: true });
  paste(text, { 'text/plain': '{{>' });
  await screen.findByText('No snippet is called this.');
  fireEvent.keyDown(text, { key: 'Escape' });
  await user.clear(title);
  await user.paste('Good end');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() =>
    expect(server.library.get('visit')?.versions.neutral?.html).toBe('<p>Hi.</p><p>{{&gt; Good end}}</p>'),
  );
  expect(await screen.findByText('Renamed in 1 other snippet')).toBeVisible();
});

test.each([
  [['A'], '“A” holds it'],
  [['A', 'B'], '“A” and “B” hold it'],
  [['A', 'B', 'C'], '“A”, “B” and 1 other hold it'],
  [['A', 'B', 'C', 'D'], '“A”, “B” and 2 others hold it'],
])('%j', (titles, words) => expect(heldBy(titles.map((title) => ({ title })))).toBe(words));
