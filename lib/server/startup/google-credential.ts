import 'server-only';
import { applicationDefault, cert, type Credential } from 'firebase-admin/app';

interface Proof {
  readonly FIREBASE_PROJECT_ID?: string | undefined;
  readonly FIREBASE_CLIENT_EMAIL?: string | undefined;
  readonly FIREBASE_PRIVATE_KEY?: string | undefined;
}

/** What proves to Google who the server is: a service account's key where there is one, else what the machine provides. */
export function googleCredential(proof: Proof): Credential {
  const {
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_CLIENT_EMAIL: clientEmail,
    FIREBASE_PRIVATE_KEY: key,
  } = proof;
  if (!projectId || !clientEmail || !key) return applicationDefault();
  // A key in one line of a .env file carries its line breaks as \n.
  return cert({ projectId, clientEmail, privateKey: key.replaceAll('\\n', '\n') });
}

/** Ends a start without a key on a machine that Google does not know; that Google cannot be reached may pass. */
export async function expectCredential(credential: Credential): Promise<void> {
  await credential.getAccessToken().catch((error: unknown) => {
    if (!String(error).includes('Could not load the default credentials')) return;
    throw new Error(
      'FIREBASE_PROJECT_ID is set without a key, and this machine has no credentials of Google’s own: set FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY, or run gcloud auth application-default login.',
    );
  });
}
