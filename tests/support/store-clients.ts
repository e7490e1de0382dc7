import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { vi } from 'vitest';

// Its client library looks for a Google machine around it first, at its first call.
process.env['METADATA_SERVER_DETECTION'] = 'none';

/** The real Admin SDK on a store behind a socket, over connections of its own, whatever the environment says later. */
export function firestoreAt(port: number, projectId: string): Firestore {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${port}`);
  try {
    return getFirestore(initializeApp({ projectId }, crypto.randomUUID()));
  } finally {
    vi.unstubAllEnvs();
  }
}
