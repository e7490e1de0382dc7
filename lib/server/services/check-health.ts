import 'server-only';
import { backend } from '../backend';
import { Fault } from '../fault';

/** Whether the database answers; throws 503 where it does not. */
export async function checkHealth(): Promise<{ status: 'ok' }> {
  try {
    await backend().firestore.doc('health/probe').get();
  } catch {
    throw new Fault('internal', 'The service is not available right now.', { status: 503 });
  }
  return { status: 'ok' };
}
