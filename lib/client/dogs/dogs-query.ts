import { queryOptions } from '@tanstack/react-query';
import { idle } from '@/lib/client/browser/idle';
import { dogsKey } from './dog-keys';
import type { KeptDogs } from './kept-dogs';

/** Asked once the page rests: nothing waits for it, and most people keep none. */
export const dogsQuery = (uid: string) =>
  queryOptions<KeptDogs>({
    queryKey: dogsKey(uid),
    meta: { copiedAs: () => import('./read-dogs').then(({ keptDogsSchema }) => keptDogsSchema) },
    queryFn: async ({ signal }) => {
      await idle();
      const { readDogs } = await import('./read-dogs');
      return readDogs(uid, signal);
    },
  });
