import { useMutation, useQueryClient } from '@tanstack/react-query';
import { forgetDogs } from '@/lib/client/letter/recent-dog-changes';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import { recentDogsKey } from '@/lib/client/queries/query-keys';
import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { createDog } from '@/lib/contracts/dog-changes';
import { dogsKey } from './dog-keys';

const isThereAlready = (error: unknown) => error instanceof ApiError && error.code === 'conflict';

/** Takes the dogs that this device remembers along to the account, which remembers them in its place. */
export function useTakeAlong(uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (dogs: readonly RecentDog[]) => {
      // The youngest last: so it stands first there too.
      for (const { dog: name, details = {}, ...who } of dogs.toReversed()) {
        try {
          await call(createDog, { body: { name, details: { ...details }, ...who } });
        } catch (error) {
          if (!isThereAlready(error)) throw error;
        }
      }
      await forgetDogs(uid);
    },
    onSettled: async () => {
      await Promise.all([
        client.invalidateQueries({ queryKey: dogsKey(uid) }),
        client.invalidateQueries({ queryKey: recentDogsKey(uid) }),
      ]);
    },
  });
}
