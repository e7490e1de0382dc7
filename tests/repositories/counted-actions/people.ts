import { backend } from '@/lib/server/backend/backend';
import type { AuthEmulator } from '../../support/auth-emulator';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const password = 'good dog, good dog';

export interface Kind {
  /** Of support staff, say. */
  readonly claims?: { readonly globalAdmin: true };
  readonly isConfirmed?: boolean;
}

/** Someone who has just signed in, their address confirmed where nothing else is said. */
export async function newPerson(
  { accounts }: AuthEmulator,
  { claims, isConfirmed = true }: Kind = {},
): Promise<Person> {
  const email = `person-${crypto.randomUUID()}@heelwrite.test`;
  const { localId } = (await accounts('signUp', { email, password })).json;
  await backend().auth.updateUser(localId, { emailVerified: isConfirmed });
  if (claims) await backend().auth.setCustomUserClaims(localId, claims);
  const { idToken } = (await accounts('signInWithPassword', { email, password })).json;
  return { uid: localId, email, token: idToken };
}
