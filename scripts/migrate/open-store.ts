import { join } from 'node:path';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { localProjectId } from '../../local/auth/project-id.ts';
import { expectNoHalfRestore } from '../../local/backup/put-in-place.ts';
import { embeddedFirestore } from '../../local/firestore/embedded-firestore.ts';
import { Journal } from '../../local/firestore/journal.ts';
import { lockDataDir } from '../../local/process/data-dir-lock.ts';
import { explainFailure } from '../../local/process/explain-failure.ts';
import { googleAccess } from '../accounts/google-access.ts';
import { Failure } from '../bootstrap/say.mjs';
import { readEnvironment } from '../machine/environment.ts';

/**
 * The store that the app of this environment uses: hosted Firestore, the emulator of FIRESTORE_EMULATOR_HOST, or the local
 * folder, which the app must not be using meanwhile.
 */
export function openStore(): Firestore {
  const { hosted, dataDir } = readEnvironment();
  if (hosted) return getFirestore(initializeApp({ ...googleAccess() }));
  if (process.env.FIRESTORE_EMULATOR_HOST) {
    return getFirestore(initializeApp({ projectId: localProjectId }));
  }
  const folder = join(dataDir, 'firestore');
  try {
    expectNoHalfRestore(dataDir);
    lockDataDir(folder);
    return embeddedFirestore(localProjectId, new Journal(folder));
  } catch (error) {
    throw new Failure(`The local store can't be opened: ${explainFailure(error)}`);
  }
}
