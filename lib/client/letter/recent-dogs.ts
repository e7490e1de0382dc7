import * as z from 'zod/mini';
import { sexSchema, type Sex } from '@/lib/contracts/primitives';
import type { Values } from '@/lib/domain/text/variable-values';
import { deviceStore } from '@/lib/client/device/device-store';

const key = 'recent-dogs';
const dogsKept = 12;

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

export async function loadRecentDogs(uid: string): Promise<readonly RecentDog[]> {
  return ((await deviceStore(uid).read(key, z.array(dogSchema))) as RecentDog[] | undefined) ?? [];
}

/** Stands for a dog of this device in an address, which servers and histories keep, and says nothing of it. */
export const dogKey = (dog: RecentDog): string =>
  Array.from(nameOf(dog), (letter) => letter.codePointAt(0) ?? 0)
    .reduce((code, letter) => (Math.imul(code, 31) + letter) >>> 0, 7)
    .toString(36);

/** The youngest first; the same dog of the same client once. */
export async function rememberDog(uid: string, dog: RecentDog): Promise<readonly RecentDog[]> {
  const isSame = (other: RecentDog) => nameOf(other) === nameOf(dog);
  const others = (await loadRecentDogs(uid)).filter((other) => !isSame(other));
  const dogs = [dog, ...others].slice(0, dogsKept);
  await deviceStore(uid).write(key, dogs);
  return dogs;
}

export async function forgetDogs(uid: string): Promise<void> {
  await deviceStore(uid).remove(key);
}

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

const nameOf = ({ dog, client }: Pick<RecentDog, 'dog' | 'client'>) =>
  `${dog}\n${client ?? ''}`.toLowerCase();
