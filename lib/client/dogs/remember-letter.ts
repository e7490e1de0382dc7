import type { QueryClient } from '@tanstack/react-query';
import { rememberDog } from '@/lib/client/letter/recent-dog-changes';
import type { RecentDog } from '@/lib/client/letter/recent-dogs';
import type { Letter } from '@/lib/domain/letter/letter';
import type { LetterOutput } from '@/lib/domain/letter/letter-output';
import { whoIs } from '@/lib/domain/letter/letter-variables';
import type { Values } from '@/lib/domain/text/variable-values';
import { dogsQuery } from './dogs-query';
import { noteDogEmail } from './note-dog-email';

interface Remembered {
  readonly letter: Letter;
  readonly names: readonly string[];
  /** What of it is worth offering again. */
  readonly details: Values;
  /** What went out; left out, the letter was put away. */
  readonly output?: LetterOutput;
  readonly notify: (notice: { readonly text: string; readonly severity: 'warning' }) => void;
}

/** Keeps the dog of a letter, with the account where it keeps dogs, else on this device, whose dogs are answered then. */
export async function rememberLetter(
  client: QueryClient,
  uid: string,
  { letter, names, details, output, notify }: Remembered,
): Promise<readonly RecentDog[] | undefined> {
  const isKept = await isKeptBy(client, uid);
  // A dog of the account is known also where no text of the letter asks for its name.
  const { dog, client: owner } = whoIs(letter, isKept ? [...names, 'client', 'dog'] : names);
  if (dog === undefined) return undefined;
  const { sex, areSeveral } = letter;
  const who = {
    dog,
    sex,
    ...(areSeveral && { areSeveral }),
    ...(owner === undefined ? {} : { client: owner }),
    ...(Object.keys(details).length > 0 && { details }),
  };
  if (!isKept) return rememberDog(uid, who);
  if (output) await noteDogEmail(client, uid, who, output, notify);
  return undefined;
}

/** Of an account that has never answered, nothing is known that could be kept there. */
const isKeptBy = (client: QueryClient, uid: string) =>
  client.query({ ...dogsQuery(uid), staleTime: 'static' }).then(
    ({ isKept }) => isKept,
    () => false,
  );
