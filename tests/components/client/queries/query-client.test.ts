import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/lib/client/queries/query-client';

beforeEach(() => onlineManager.setOnline(false));
afterEach(() => onlineManager.setOnline(true));

test('what this device keeps is read without a connection', async () => {
  const kept = { queryKey: ['kept'], queryFn: async () => 'a letter' };
  expect(await createQueryClient().query(kept)).toBe('a letter');
});

test('a change fails at once without a connection, and is not made later', async () => {
  const change = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
  const observer = new MutationObserver(createQueryClient(), { mutationFn: change });
  await expect(observer.mutate()).rejects.toThrow('Failed to fetch');
  onlineManager.setOnline(true);
  expect(change).toHaveBeenCalledOnce();
});

test('what could not be read is read once the connection is back', async () => {
  const client = createQueryClient();
  client.mount();
  const queryFn = vi.fn(async () =>
    onlineManager.isOnline() ? 'a library' : Promise.reject(new TypeError('Failed to fetch')),
  );
  const observer = new QueryObserver(client, { queryKey: ['library'], queryFn, retry: false });
  const end = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  onlineManager.setOnline(true);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('a library'));
  end();
  client.unmount();
});
