import * as z from 'zod/mini';
import { deviceStore } from '@/lib/client/device/device-store';
import type { DogEmailNote } from '@/lib/contracts/dog-emails';
import { sexSchema } from '@/lib/contracts/primitives';
import { waitingNotesKey } from './waiting-notes-key';

const noteSchema = z.object({
  dog: z.object({
    name: z.string(),
    client: z.optional(z.string()),
    sex: sexSchema,
    areSeveral: z.optional(z.literal(true)),
    details: z.record(z.string(), z.string()),
  }),
  copiedAt: z.string(),
  subject: z.string(),
  html: z.string(),
});

/** The oldest first, each under a key that tells it from what is told again. */
const waitingSchema = z.array(z.object({ key: z.string(), note: noteSchema }));

export interface WaitingNote {
  readonly key: string;
  readonly note: DogEmailNote;
}

/** Of a device that is never online, the oldest are forgotten. */
const mostWaiting = 50;

const read = async (uid: string): Promise<readonly WaitingNote[]> =>
  (await deviceStore(uid).read(waitingNotesKey, waitingSchema)) ?? [];

let changing: Promise<unknown> = Promise.resolve();

/** One change after the other: each is made of what the one before has left. */
function change(uid: string, changed: (waiting: readonly WaitingNote[]) => readonly WaitingNote[]) {
  const done = changing.then(async () => {
    const before = await read(uid);
    const after = changed(before);
    if (after.length === 0) await deviceStore(uid).remove(waitingNotesKey);
    else if (after !== before) await deviceStore(uid).write(waitingNotesKey, after);
    return after;
  });
  changing = done.catch(() => undefined);
  return done;
}

export async function keepNote(uid: string, note: WaitingNote): Promise<void> {
  await change(uid, (waiting) => [...waiting, note].slice(-mostWaiting));
}

/** The first of what the account was not told yet. */
export async function nextNote(uid: string): Promise<WaitingNote | undefined> {
  return (await change(uid, (waiting) => waiting))[0];
}

export async function forgetNote(uid: string, key: string): Promise<void> {
  await change(uid, (waiting) => waiting.filter((each) => each.key !== key));
}
