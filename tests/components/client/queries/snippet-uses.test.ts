import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { recordSnippetUse, snippetUsesQuery } from '@/lib/client/queries/snippet-uses';

test('remembers the last use of each snippet, also for the next page', async () => {
  const client = new QueryClient();
  await recordSnippetUse(client, 'anna', ['sit', 'stay'], 1_000);
  await recordSnippetUse(client, 'anna', ['sit'], 2_000);
  expect(client.getQueryData(snippetUsesQuery('anna').queryKey)).toEqual({ sit: 2_000, stay: 1_000 });
  expect(await new QueryClient().query(snippetUsesQuery('anna'))).toEqual({ sit: 2_000, stay: 1_000 });
  expect(await new QueryClient().query(snippetUsesQuery('ben'))).toEqual({});
});
