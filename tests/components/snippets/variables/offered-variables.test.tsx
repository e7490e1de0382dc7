import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useAuth } from '@/contexts/AuthContext';
import { useEditorVariables } from '@/components/snippets/variables/use-editor-variables';
import { emptySnippet, writeVersion, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { renderInApp } from '@/tests/support/app';
import { serveSnippets } from '@/tests/support/snippet-server';
import { signInForEach } from '@/tests/support/snippets-page';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

signInForEach();

function Names({ edited }: { edited: EditedSnippet }) {
  const { used, others } = useEditorVariables({ uid: 'u-sam', orgId: null }, edited, null);
  const names = (variables: readonly Variable[]) => variables.map(({ name }) => name).join(', ');
  return <p>{`${names(used)}: ${names(others)}`}</p>;
}

function open(library: readonly Variable[], edited: EditedSnippet = emptySnippet) {
  const server = serveSnippets();
  server.answerInstead(({ query }) => ('variables' in query ? Response.json(library) : undefined));
  const Page = () => useAuth().user && <Names edited={edited} />;
  renderInApp(<Page />);
}

test('a library without a variable begins with those of the starter snippets', async () => {
  open([]);
  expect(await screen.findByText(': dog, client, next lesson')).toBeVisible();
});

test('those that stand in the text are not offered again', async () => {
  open([], writeVersion(emptySnippet, 'male', '<p>{{client}} and {{cat}}</p>'));
  expect(await screen.findByText('client, cat: dog, next lesson')).toBeVisible();
});

test('a library with names of its own is offered no others', async () => {
  open([{ name: 'pet', color: 'amber' }]);
  expect(await screen.findByText(': pet')).toBeVisible();
});
