import { QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { refreshMembership } from '@/lib/client/organization-queries';
import { createQueryClient } from '@/lib/client/query-client';
import { anOrganization } from '@/tests/support/organizations';

test('the role is asked for anew in the organizations that are left, and in no other', async () => {
  const client = createQueryClient();
  const asked = vi.fn((orgId: string) => ({ role: orgId.length }));
  const here = anOrganization({ id: 'o-here' });
  const gone = anOrganization({ id: 'o-gone' });
  client.setQueryData(['organizations', 'u-sam'], [here, gone]);
  const watch = (queryKey: string[], queryFn: () => unknown) =>
    new QueryObserver(client, { queryKey, queryFn, staleTime: Infinity }).subscribe(() => undefined);
  const unwatch = [watch(['organizations', 'u-sam'], () => [here])];
  for (const { id } of [here, gone]) {
    client.setQueryData(['role', 'u-sam', id], 0);
    unwatch.push(watch(['role', 'u-sam', id], () => asked(id)));
  }

  await refreshMembership(client);
  expect(asked.mock.calls).toEqual([['o-here']]);
  unwatch.forEach((end) => end());
});
