import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { libraryListId } from '@/components/letter/element-ids';
import { useOpeningRanks } from '@/components/letter/library/use-opening-ranks';
import { snippetUsesQuery } from '@/lib/client/queries/account/snippet-uses';
import type { UsedAt } from '@/lib/domain/snippets/snippet-order';

/** The hook on a page that opened with these, and what the account tells then. */
function open(opened: UsedAt, isAnyChosen = false) {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const view = renderHook(() => useOpeningRanks('u-sam', opened, isAnyChosen), { wrapper });
  const tell = (id: string, at: number) =>
    act(async () => {
      await client.query(snippetUsesQuery('u-sam'));
      client.setQueryData(snippetUsesQuery('u-sam').queryKey, { [id]: { weight: 1, at } });
      // React Query tells of it a moment later.
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { ranks: () => view.result.current, tell };
}

test('what is used meanwhile shuffles nothing', async () => {
  const { ranks, tell } = open({ sit: 1 });
  await tell('stay', 2);
  expect(ranks()).toEqual({ sit: 1 });
});

test('a device that knew of no use takes what the account tells, once', async () => {
  const { ranks, tell } = open({});
  await tell('stay', 2);
  expect(ranks()).toEqual({ stay: 2 });
  await tell('sit', 3);
  expect(ranks()).toEqual({ stay: 2 });
});

test('but not once something is chosen', async () => {
  const { ranks, tell } = open({}, true);
  await tell('stay', 2);
  expect(ranks()).toEqual({});
});

test('nor while somebody goes through the list', async () => {
  const list = document.createElement('div');
  list.id = libraryListId;
  list.tabIndex = 0;
  document.body.append(list);
  list.focus();
  const { ranks, tell } = open({});
  await tell('stay', 2);
  expect(ranks()).toEqual({});
  list.remove();
});
