import { beforeAll, expect, it } from 'vitest';
import { mostFavorites } from '@/lib/contracts/favorites';
import { backend } from '@/lib/server/backend/backend';
import { addFavorite, listFavorites } from '@/lib/server/services/snippets/manage-favorites';
import { anActor, startTestBackend } from '@/tests/support/test-backend';

beforeAll(() => void startTestBackend());

it('are at most so many, and two of the last at once are not both taken', async () => {
  const sam = anActor();
  const almostAll = Array.from({ length: mostFavorites - 1 }, (_, n) => ({ id: `s${n}` }));
  await backend().firestore.collection('favorites').doc(sam.uid).set({ snippets: almostAll });
  const outcomes = await Promise.allSettled([addFavorite(sam, 'one'), addFavorite(sam, 'two')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listFavorites(sam)).toHaveLength(mostFavorites);
  await expect(addFavorite(sam, 'three')).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have 500 favorites, the most you can have.',
  });
  // What is marked already is no more than it was.
  await addFavorite(sam, 's1');
});
