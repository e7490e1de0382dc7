import { freePort } from '../machine/ports.ts';
import { startGoogleFirestoreEmulator } from './google-firestore-emulator.ts';
import { startStoreService, untilAnswering } from './services.ts';

/** A Firestore in a process of its own, for several processes of the app: Google's emulator, or our own where that is not here. */
export async function startSharedStore() {
  const google = await startGoogleFirestoreEmulator();
  if (google) return { ...google, name: 'Google’s Firestore emulator' };
  return { ...(await startOwnStore()), name: 'our own store behind a socket' };
}

/** Our own store in a process of its own, which forgets all when it ends. */
export async function startOwnStore() {
  const storePort = String(await freePort());
  const process = startStoreService({ storePort });
  const host = `127.0.0.1:${storePort}`;
  await untilAnswering(`http://${host}/`, [process]);
  return { host, process };
}
