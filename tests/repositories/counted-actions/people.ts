import { backend } from '@/lib/server/backend/backend';
import type { AuthEmulator } from '../../support/auth-emulator';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const password = 'good dog, good dog';

/** Someone with a confirmed address who has just signed in; with `claims`, support staff say. */
export async function newPerson(
  { accounts }: AuthEmulator,
  claims?: { readonly globalAdmin: true },
): Promise<Person> {
  const email = `person-${crypto.randomUUID()}@heelwrite.test`;
  const { localId } = (await accounts('signUp', { email, password })).json;
  await backend().auth.updateUser(localId, { emailVerified: true });
  if (claims) await backend().auth.setCustomUserClaims(localId, claims);
  const { idToken } = (await accounts('signInWithPassword', { email, password })).json;
  return { uid: localId, email, token: idToken };
}
