import type { Firestore } from 'firebase-admin/firestore';

/** More changes than any library sees between a backup and its restore. */
const ahead = 1_000_000;
const atOnce = 200;

/**
 * Has every browser read its libraries anew. A restored library counts its changes from an earlier number: a browser that
 * holds a later one would take it for what it has, once the count gets there. Returns how many libraries there are.
 */
export async function moveLibrariesAhead(firestore: Firestore): Promise<number> {
  const all = firestore.collection('libraries').orderBy('__name__').limit(atOnce);
  for (let moved = 0, last: string | undefined; ;) {
    const { docs } = await (last === undefined ? all : all.startAfter(last)).get();
    for (const { ref } of docs) {
      await firestore.runTransaction(async (tx) => {
        const version = (await tx.get(ref)).get('version') as number;
        // What was removed is not told of any more, so all of it is read anew.
        tx.update(ref, { version: version + ahead, removedFrom: version + ahead, removed: [] });
      });
    }
    moved += docs.length;
    last = docs.at(-1)?.id;
    if (docs.length < atOnce) return moved;
  }
}
