import { call } from '@/lib/client/wire/call';
import { ApiError } from '@/lib/client/wire/call-errors';
import { noteDogEmail } from '@/lib/contracts/dog-emails';
import type { Dog } from '@/lib/contracts/dogs';
import { forgetNote, nextNote } from './waiting-notes';

/** What the account made of what it was told. */
interface Told {
  /** As they are known by now, in the order in which they were told of. */
  readonly dogs: readonly Dog[];
  /** Why something was not taken, and never will be. */
  readonly refusals: readonly ApiError[];
}

let telling: Promise<unknown> = Promise.resolve();

/** Tells the account of the emails that were copied on this device; what cannot be told now waits on. */
export function tellNotes(uid: string): Promise<Told> {
  const told = telling.then(() => tellWaiting(uid));
  telling = told.catch(() => undefined);
  return told;
}

/** Sent again, it would be refused again. */
const isRefusedForGood = (error: unknown): error is ApiError =>
  error instanceof ApiError && [400, 409, 413].includes(error.status);

async function tellWaiting(uid: string): Promise<Told> {
  const dogs: Dog[] = [];
  const refusals: ApiError[] = [];
  for (let waiting = await nextNote(uid); waiting; waiting = await nextNote(uid)) {
    try {
      dogs.push(await call(noteDogEmail, { body: waiting.note, idempotencyKey: waiting.key }));
    } catch (error) {
      if (!isRefusedForGood(error)) break;
      refusals.push(error);
    }
    await forgetNote(uid, waiting.key);
  }
  return { dogs, refusals };
}
