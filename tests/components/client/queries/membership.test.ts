import { type QueryKey, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refreshMembership } from '@/lib/client/queries/organizations/organization-cache';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { organizationsKey, roleKey, subscriptionKey } from '@/lib/client/queries/query-keys';
import { anOrganization } from '@/tests/support/organizations';

test('the role is asked for anew in the organizations that are left, and in no other', async () => {
  const client = createQueryClient();
  const asked = vi.fn((orgId: string) => ({ role: orgId.length }));
  const here = anOrganization({ id: 'o-here' });
  const gone = anOrganization({ id: 'o-gone' });
  client.setQueryData(organizationsKey('u-sam'), [here, gone]);
  const watch = (queryKey: QueryKey, queryFn: () => unknown) =>
    new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  const unwatch = [watch(organizationsKey('u-sam'), () => [here])];
  for (const { id } of [here, gone]) {
    client.setQueryData(roleKey(id, 'u-sam'), 0);
    unwatch.push(watch(roleKey(id, 'u-sam'), () => asked(id)));
  }

  await refreshMembership(client);
  expect(asked.mock.calls).toEqual([['o-here']]);
  unwatch.forEach((end) => end());
});

test('an answer that is still on its way gives way to one that is asked for now', async () => {
  const client = createQueryClient();
  const early = Promise.withResolvers<null>();
  const asked = vi.fn<(signal: AbortSignal) => Promise<string | null>>();
  asked.mockReturnValueOnce(early.promise).mockResolvedValue('covered');
  const observer = new QueryObserver(client, {
    queryKey: subscriptionKey('u-sam'),
    queryFn: ({ signal }) => asked(signal),
    retry: false,
  });
  const end = observer.subscribe(() => undefined);

  const refreshed = refreshMembership(client);
  early.resolve(null);
  await refreshed;
  expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'covered' });
  end();
});
