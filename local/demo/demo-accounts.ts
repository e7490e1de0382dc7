import type { Auth } from 'firebase-admin/auth';
import { demoPassword, demoPeople, type DemoPerson } from './people';

const taken = new Set(['auth/uid-already-exists', 'auth/email-already-exists']);

/** Adds the demo people who are not there; whoever is there stays as they are. */
export async function addDemoAccounts(auth: Auth): Promise<void> {
  await Promise.all(demoPeople.map(async (person) => addAccount(auth, person)));
}

async function addAccount(auth: Auth, { uid, email, displayName, claims }: DemoPerson): Promise<void> {
  try {
    await auth.createUser({ uid, email, displayName, password: demoPassword, emailVerified: true });
    if (claims) await auth.setCustomUserClaims(uid, claims);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && taken.has(String(error.code)))) throw error;
  }
}
