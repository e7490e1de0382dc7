import type { Firestore } from 'firebase-admin/firestore';

/** Firestore takes so many writes at a time. */
const batchSize = 500;

/** Adds as much activity to a person's trail as would take them years, for the benchmark. */
export async function addAuditEvents(firestore: Firestore, uid: string, count: number): Promise<void> {
  const trail = firestore.collection('audit');
  const end = Date.now();
  for (let first = 0; first < count; first += batchSize) {
    const batch = firestore.batch();
    for (let n = first; n < Math.min(count, first + batchSize); n += 1) {
      const at = new Date(end - n * 60_000);
      batch.create(trail.doc(), { at, uid, concerns: [uid], action: 'browser.copied' });
    }
    await batch.commit();
  }
}
