import { startGoogleFirestoreEmulator } from './google-firestore-emulator.ts';

/** A Firestore in a process of its own, for several processes of the app; undefined where this machine has none. */
export async function startSharedStore() {
  const google = await startGoogleFirestoreEmulator();
  return google && { ...google, name: 'Google’s Firestore emulator' };
}
