import { beforeAll, expect, it } from 'vitest';
import { savedFilterLimits } from '@/lib/contracts/saved-filters';
import { backend } from '@/lib/server/backend/backend';
import {
  createSavedFilter,
  deleteSavedFilter,
  listSavedFilters,
  updateSavedFilter,
} from '@/lib/server/services/snippets/manage-saved-filters';
import { aFilter, aSavedFilter } from '@/tests/support/saved-filters';
import { anActor, startTestBackend } from '@/tests/support/test-backend';

beforeAll(() => void startTestBackend());

const most = savedFilterLimits.filters;

it('are at most so many, and two of the last at once are not both taken', async () => {
  const sam = anActor();
  const almostAll = Array.from({ length: most - 1 }, (_, n) =>
    aSavedFilter({ id: `f${n}`, name: `Filter ${n}` }),
  );
  await backend().firestore.collection('savedFilters').doc(sam.uid).set({ filters: almostAll });
  const save = (name: string) => createSavedFilter(sam, aFilter(name), undefined);
  const outcomes = await Promise.allSettled([save('One'), save('Two')]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await listSavedFilters(sam)).toHaveLength(most);
  await expect(save('Three')).rejects.toMatchObject({
    code: 'conflict',
    message: 'You have 50 saved filters, the most you can have.',
  });
  // One that is there already is no more than it was.
  await updateSavedFilter(sam, { id: 'f0', ...aFilter('Renamed') });
});

it('do not get one name by two calls at once', async () => {
  const sam = anActor();
  const save = () => createSavedFilter(sam, aFilter('Puppies'), undefined);
  const outcomes = await Promise.allSettled([save(), save()]);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

it('are all there when one is moved while another is taken away', async () => {
  const sam = anActor();
  const filters = ['a', 'b', 'c', 'd'].map((id) => aSavedFilter({ id, name: id }));
  await backend().firestore.collection('savedFilters').doc(sam.uid).set({ filters });
  await Promise.all([
    updateSavedFilter(sam, { id: 'd', ...aFilter('d'), place: 0 }),
    deleteSavedFilter(sam, 'b'),
  ]);
  expect((await listSavedFilters(sam)).map(({ id }) => id)).toEqual(['d', 'a', 'c']);
});
