import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { libraryKey } from '@/lib/client/queries/query-keys';
import { snippetQuery } from '@/lib/client/queries/snippets/snippet-queries';
import { ApiError } from '@/lib/client/wire/call-errors';
import { aSnippet } from '@/tests/support/snippets';

vi.mock('@/lib/client/sign-in/auth', () => import('@/tests/support/fake-auth'));

const academy = { uid: 'u-sam', orgId: 'academy' };

test('a copy of the library that is read after a refusal does not take its place', async () => {
  const client = new QueryClient();
  const refused = async () => {
    throw new ApiError('You do not have access to this organization.', 403, 'forbidden');
  };
  const options = { ...snippetQuery(academy, 'door'), queryFn: refused, retry: false };
  const observer = new QueryObserver(client, options);
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBeInstanceOf(ApiError));
  client.setQueryData(libraryKey(academy), {
    snippets: [aSnippet({ id: 'door', orgId: 'academy' })],
    version: 1,
    isWhole: true,
  });
  observer.setOptions({ ...snippetQuery(academy, 'door'), queryFn: refused, retry: false });
  expect(observer.getCurrentResult()).toMatchObject({ status: 'error', data: undefined });
  stop();
});
