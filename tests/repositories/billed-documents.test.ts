import { beforeEach, describe, expect, it } from 'vitest';
import { backend } from '@/lib/server/backend/backend';
import { billedFor } from '../support/billed-documents';
import { startTestBackend } from '../support/test-backend';

const dogs = () => backend().firestore.collection('dogs');
const nothing = { reads: 0, writes: 0, deletes: 0 };

beforeEach(async () => {
  startTestBackend();
  await Promise.all(['bella', 'max', 'rex'].map((id) => dogs().doc(id).set({ isKept: true })));
});

describe('Firestore bills', () => {
  it('a read for each document that is asked for by name, there or not', async () => {
    const { firestore } = backend();
    const work = () => firestore.getAll(dogs().doc('bella'), dogs().doc('none'));
    expect(await billedFor(work)).toEqual({ ...nothing, reads: 2 });
  });

  it('a read for each document that a query answers with, and one where there is none', async () => {
    expect(await billedFor(() => dogs().where('isKept', '==', true).get())).toEqual({ ...nothing, reads: 3 });
    expect(await billedFor(() => dogs().limit(2).get())).toEqual({ ...nothing, reads: 2 });
    expect(await billedFor(() => dogs().where('isKept', '==', false).get())).toEqual({
      ...nothing,
      reads: 1,
    });
  });

  it('a write for each document, and deletes apart', async () => {
    const work = () =>
      backend().firestore.runTransaction(async (tx) => {
        await tx.get(dogs().doc('bella'));
        tx.set(dogs().doc('bella'), { isKept: false });
        tx.create(dogs().doc('luna'), {});
        tx.delete(dogs().doc('max'));
      });
    expect(await billedFor(work)).toEqual({ reads: 1, writes: 2, deletes: 1 });
    expect(await billedFor(() => dogs().doc('rex').delete())).toEqual({ ...nothing, deletes: 1 });
  });

  it('only the reads of a transaction that fails', async () => {
    const refused = () =>
      backend().firestore.runTransaction(async (tx) => {
        await tx.get(dogs().doc('bella'));
        tx.delete(dogs().doc('bella'));
        throw new Error('Not now.');
      });
    expect(await billedFor(() => refused().catch(() => undefined))).toEqual({ ...nothing, reads: 1 });
  });
});

it('what is not known to be counted rightly is refused', async () => {
  await expect(billedFor(() => dogs().count().get())).rejects.toThrow('runAggregationQuery is not known');
});
