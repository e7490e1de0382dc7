import * as z from 'zod/mini';
import type { Dog } from '@/lib/contracts/dogs';
import { sexSchema, type Sex } from '@/lib/contracts/primitives';
import type { Values } from '@/lib/domain/text/variable-values';
import { deviceStore } from '@/lib/client/device/device-store';

export const recentDogsStoredAs = 'recent-dogs';

const dogSchema = z.object({
  dog: z.string(),
  client: z.optional(z.string()),
  sex: sexSchema,
  areSeveral: z.optional(z.literal(true)),
  details: z.optional(z.record(z.string(), z.string())),
});

/** A dog that a letter was about, as this device remembers it. */
export interface RecentDog {
  readonly dog: string;
  readonly client?: string;
  readonly sex: Sex;
  /** “Bella and Max” are two. */
  readonly areSeveral?: true;
  /** What was filled in for it last, but for names and days. */
  readonly details?: Values;
}

/** A dog of the account, as one that is remembered. */
export const recentDog = ({ name, ...dog }: Dog) => ({ ...dog, dog: name }) as RecentDog;

export async function loadRecentDogs(uid: string): Promise<readonly RecentDog[]> {
  return (
    ((await deviceStore(uid).read(recentDogsStoredAs, z.array(dogSchema))) as RecentDog[] | undefined) ?? []
  );
}

/** Stands for a dog of this device in an address, which servers and histories keep, and says nothing of it. */
export const dogKey = (dog: RecentDog): string =>
  Array.from(nameOf(dog), (letter) => letter.codePointAt(0) ?? 0)
    .reduce((code, letter) => (Math.imul(code, 31) + letter) >>> 0, 7)
    .toString(36);

const none: Values = {};

/** What was filled in before for who this is. */
export function detailsOf(
  dogs: readonly RecentDog[],
  { dog, client }: Partial<Pick<RecentDog, 'dog' | 'client'>>,
): Values {
  if (dog === undefined) return none;
  const name = nameOf({ dog, ...(client === undefined ? {} : { client }) });
  return dogs.find((known) => nameOf(known) === name)?.details ?? none;
}

/** The same for the same dog of the same client. */
export const nameOf = ({ dog, client }: Pick<RecentDog, 'dog' | 'client'>) =>
  `${dog}\n${client ?? ''}`.toLowerCase();
