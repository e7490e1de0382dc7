import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { localProjectId } from '../../local/auth/project-id.ts';
import { readEnvironment } from '../machine/environment.ts';
import { Failure, say } from '../bootstrap/say.mjs';
import { googleAccess } from './google-access.ts';

/**
 * Makes someone support staff, or takes it from them and ends their sessions; on hosted Firebase where credentials are
 * set, else on the local sign-in service, which must be running.
 */
export async function setSupport(email: string | undefined, isStaff: boolean) {
  if (!email)
    throw new Failure(`Name the person: npm run ${isStaff ? 'grant' : 'revoke'}-support -- sam@example.com`);
  const auth = connect();
  const user = await auth.getUserByEmail(email.trim().toLowerCase()).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')
      throw new Failure(`Nobody has an account as ${email}.`);
    throw error;
  });
  const { globalAdmin: _, ...others } = user.customClaims ?? {};
  await auth.setCustomUserClaims(user.uid, isStaff ? { ...others, globalAdmin: true } : others);
  // A token that still carries the claim must not outlive it.
  if (!isStaff) await auth.revokeRefreshTokens(user.uid);
  say(
    isStaff ? `${email} is support staff from the next sign-in on.` : `${email} is no longer support staff.`,
  );
}

function connect() {
  const { hosted, authPort } = readEnvironment();
  if (!hosted) {
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${authPort}`;
    return getAuth(initializeApp({ projectId: localProjectId }));
  }
  return getAuth(initializeApp(googleAccess()));
}
