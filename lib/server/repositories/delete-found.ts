import 'server-only';
import type { DocumentReference, Query } from '@google-cloud/firestore';
import { backend } from '@/lib/server/backend/backend';

/** Firestore takes so many writes at a time. */
const mostWrites = 400;

/** Deletes whatever a query finds, `atOnce` at a time, and before each what `beneath` finds for its id. */
export async function deleteFound(
  query: Query,
  { atOnce = mostWrites, beneath }: { atOnce?: number; beneath?: (id: string) => Query } = {},
): Promise<void> {
  for (;;) {
    const { docs } = await query.select().limit(atOnce).get();
    const found = beneath ? await Promise.all(docs.map(({ id }) => beneath(id).select().get())) : [];
    await deleteAll([...found.flatMap((below) => below.docs), ...docs].map(({ ref }) => ref));
    if (docs.length < atOnce) return;
  }
}

export async function deleteAll(references: readonly DocumentReference[]): Promise<void> {
  for (let start = 0; start < references.length; start += mostWrites) {
    const batch = backend().firestore.batch();
    for (const reference of references.slice(start, start + mostWrites)) batch.delete(reference);
    await batch.commit();
  }
}
