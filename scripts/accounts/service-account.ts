import { cert } from 'firebase-admin/app';
import { Failure, sentenceOf } from '../bootstrap/say.mjs';

/** The hosted project of the environment, and what proves that it is ours. */
export function serviceAccount() {
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = process.env;
  if (!FIREBASE_PROJECT_ID || !FIREBASE_CLIENT_EMAIL || !FIREBASE_PRIVATE_KEY) {
    throw new Failure('Set all of FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY.');
  }
  // A key in one line of a .env file carries its line breaks as \n.
  const privateKey = FIREBASE_PRIVATE_KEY.replaceAll('\\n', '\n');
  const account = { projectId: FIREBASE_PROJECT_ID, clientEmail: FIREBASE_CLIENT_EMAIL, privateKey };
  try {
    return { projectId: FIREBASE_PROJECT_ID, credential: cert(account) };
  } catch (error) {
    throw new Failure(`The FIREBASE_* are not those of a service account: ${sentenceOf(error)}`);
  }
}
