import { queryOptions } from '@tanstack/react-query';
import { idle } from '@/lib/client/browser/idle';
import type { Dog } from '@/lib/contracts/dogs';
import { dogsKey } from './dog-keys';

/** What the account keeps of dogs: whether it is to, and which; the one used last stands first. */
export interface KeptDogs {
  readonly isKept: boolean;
  readonly dogs: readonly Dog[];
}

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
