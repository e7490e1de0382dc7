import { applicationDefault, cert, type Credential } from 'firebase-admin/app';
import { googleProofIn, googleProofMistake } from '../../lib/domain/deployment/google-proof.ts';
import { Failure, sentenceOf } from '../bootstrap/say.mjs';

/** The hosted project of the environment, and what proves that it is ours. */
export function googleAccess(settings: Readonly<Record<string, string | undefined>> = process.env) {
  const mistake = googleProofMistake(settings);
  if (mistake !== undefined) throw new Failure(mistake);
  const { FIREBASE_PROJECT_ID: projectId, FIREBASE_CLIENT_EMAIL: clientEmail } = settings;
  if (!projectId) throw new Failure('Set FIREBASE_PROJECT_ID to the project in Firebase.');
  if (googleProofIn(settings) === 'machine') return { projectId, credential: applicationDefault() };
  // A key in one line of a .env file carries its line breaks as \n.
  const privateKey = settings['FIREBASE_PRIVATE_KEY']?.replaceAll('\\n', '\n') ?? '';
  try {
    return { projectId, credential: cert({ projectId, clientEmail: clientEmail ?? '', privateKey }) };
  } catch (error) {
    throw new Failure(
      `FIREBASE_CLIENT_EMAIL and FIREBASE_PRIVATE_KEY are not those of a service account: ${sentenceOf(error)}`,
    );
  }
}

/** What a call to Google carries; a person's own credentials, as gcloud keeps them, say whose quota pays for it too. */
export async function googleHeaders(credential: Credential): Promise<Record<string, string>> {
  const { access_token: token } = await credential.getAccessToken();
  const quotaProject = process.env.GOOGLE_CLOUD_QUOTA_PROJECT || quotaProjectOf(credential);
  return {
    Authorization: `Bearer ${token}`,
    ...(quotaProject && { 'X-Goog-User-Project': quotaProject }),
  };
}

/** The SDK knows it after the first token, and sends it by itself, but does not declare it. */
function quotaProjectOf(credential: Credential): string | undefined {
  const { getQuotaProjectId } = credential as { getQuotaProjectId?: () => string | undefined };
  return getQuotaProjectId?.call(credential);
}
