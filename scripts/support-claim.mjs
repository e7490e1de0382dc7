import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { localProjectId } from '../local/local-project.ts';
import { readEnvironment } from './environment.mjs';
import { Failure, say } from './say.mjs';
import { serviceAccount } from './service-account.mjs';

/**
 * Makes someone support staff, or takes it from them and ends their sessions; on hosted Firebase where credentials are
 * set, else on the local sign-in service, which must be running.
 * @param {string | undefined} email
 * @param {boolean} isStaff
 */
export async function setSupport(email, isStaff) {
  if (!email)
    throw new Failure(`Name the person: npm run ${isStaff ? 'grant' : 'revoke'}-support -- sam@example.com`);
  const auth = connect();
  const user = await auth.getUserByEmail(email.trim().toLowerCase()).catch((/** @type {unknown} */ error) => {
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
  return getAuth(initializeApp({ credential: serviceAccount().credential }));
}
