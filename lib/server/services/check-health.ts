import 'server-only';
import { backend } from '@/lib/server/backend/backend';
import { unavailable } from '@/lib/server/faults/fault';

/** Whether the database answers and takes writes; throws 503 where it does not. */
export async function checkHealth(): Promise<{ status: 'ok' }> {
  try {
    await backend().firestore.doc('health/probe').get();
  } catch {
    throw unavailable('The service is not available right now.');
  }
  if (backend().isWritable?.() === false) {
    throw unavailable('The service can be read right now, but nothing can be saved.');
  }
  return { status: 'ok' };
}
