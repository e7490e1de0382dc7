import type { Auth } from 'firebase-admin/auth';
import { demoPassword, demoPeople } from './people';

const taken = new Set(['auth/uid-already-exists', 'auth/email-already-exists']);

/** Adds the demo people who are not there; whoever is there stays as they are. */
export async function addDemoAccounts(auth: Auth): Promise<void> {
  for (const { uid, email, displayName, claims } of demoPeople) {
    try {
      await auth.createUser({ uid, email, displayName, password: demoPassword, emailVerified: true });
      if (claims) await auth.setCustomUserClaims(uid, claims);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && taken.has(String(error.code)))) throw error;
    }
  }
}
