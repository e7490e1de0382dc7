import { readEnvironment } from '../machine/environment.ts';
import { installPackages } from '../machine/packages.ts';
import { Failure, say, sentenceOf } from '../bootstrap/say.mjs';

/** Sets, in the hosted project of the environment, what Firebase itself must hold people to. */
export async function run() {
  const { hosted } = readEnvironment();
  if (!hosted) {
    throw new Failure(
      'Set FIREBASE_PROJECT_ID to the project to set up, and what proves that it is yours (.env.example). The local sign-in service needs no setup.',
    );
  }
  const appUrl = process.env.APP_URL;
  if (!appUrl || !URL.canParse(appUrl)) {
    throw new Failure('Set APP_URL to the address of the app: people may sign in there only.');
  }
  await installPackages();
  const { googleAccess, googleHeaders } = await import('../accounts/google-access.ts');
  const { setUpProject } = await import('../accounts/firebase-project.ts');
  const { projectId, credential } = googleAccess();
  const headers = await googleHeaders(credential).catch((error: unknown) => {
    throw new Failure(`Google gives no access: ${sentenceOf(error)}`);
  });
  const { changed, kept } = await setUpProject({ projectId, headers, appUrl });
  for (const line of kept) say(`As it should be: ${line}.`);
  for (const line of changed) say(`Changed: ${line}.`);
}
