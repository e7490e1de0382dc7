import { queryOptions } from '@tanstack/react-query';
import { idle } from '@/lib/client/browser/idle';
import { dogsKey } from './dog-keys';
import type { KeptDogs } from './kept-dogs';

/** In milliseconds. Their list is read dog by dog, and it is other devices that it waits for: who only looks a dog up there waits. */
const knownFor = 5 * 60_000;
const shownFor = 15_000;

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
    staleTime: knownFor,
  });

/** The same for a page that shows them. */
export const shownDogsQuery = (uid: string) => ({ ...dogsQuery(uid), staleTime: shownFor });
