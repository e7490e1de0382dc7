import { setTimeout as pause } from 'node:timers/promises';
import { authenticate, localPassword } from '../accounts/local-account.ts';
import { randomFrom } from './random.ts';
import { LibraryLedger } from './ledger.ts';

/** Somebody with a day before them, and all that the app has told them. */
export interface Person {
  readonly name: string;
  readonly email: string;
  uid: string;
  token: string;
  readonly random: () => number;
  readonly library: LibraryLedger;
  readonly lessonSets: Set<string>;
  /** As it was last acknowledged. */
  signature: string | undefined;
  isSubscribed: boolean;
}

/** A new account with a confirmed address; the sign-in service is asked until it answers. */
export async function aPerson(authUrl: string, name: string, seed: number): Promise<Person> {
  const email = `${name}@chaos.test`;
  const { uid } = await untilDone(async () => {
    const made = authenticate(authUrl, 'signUp', email);
    // It may have been made by a try whose answer was lost.
    return made.catch(() => authenticate(authUrl, 'signInWithPassword', email));
  });
  await untilDone(() => confirm(authUrl, uid));
  const { token } = await signedIn(authUrl, email);
  return {
    ...{ name, email, uid, token },
    random: randomFrom(seed),
    library: new LibraryLedger(),
    lessonSets: new Set(),
    signature: undefined,
    isSubscribed: false,
  };
}

/** Signs in with the password, as often as it takes. */
export const signedIn = (authUrl: string, email: string) =>
  untilDone(() => authenticate(authUrl, 'signInWithPassword', email, localPassword));

async function confirm(authUrl: string, localId: string): Promise<void> {
  const answer = await fetch(`${authUrl}/identitytoolkit.googleapis.com/v1/accounts:update?key=demo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId, emailVerified: true }),
  });
  if (!answer.ok) throw new Error(`The address of ${localId} was not confirmed: ${answer.status}`);
}

const patience = 180_000;

/** Tries until it works; what never works within three minutes is thrown. */
export async function untilDone<T>(work: () => Promise<T>): Promise<T> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(300);
    }
  }
}

/** One of several, by this person's own chance. */
export const oneOf = <T>({ random }: Pick<Person, 'random'>, items: readonly T[]): T | undefined =>
  items[Math.min(items.length - 1, Math.floor(random() * items.length))];
