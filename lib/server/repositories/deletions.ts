import 'server-only';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '@/lib/server/backend/backend';
import { converterFor, storedTime } from './document-schema';

const jobSchema = z.object({
  subject: z.custom<OwnerId>((value) => typeof value === 'string' && /^[uo]_./.test(value)),
  /** A uid. */
  askedBy: z.string(),
  askedAt: storedTime,
  attempts: z.number(),
  /** When it is to be gone on with, where nobody asks for it sooner. */
  dueAt: storedTime,
  /** Somebody is at it until then; who died over it lets go of it so. */
  heldUntil: z.optional(storedTime),
});
export type DeletionJob = z.output<typeof jobSchema>;

const deletionSchema = z.object({
  /** From the moment it was asked for until nothing is left. */
  job: z.optional(jobSchema),
  /** A person's: until then nothing is kept for them. Firestore's own time-to-live policy removes what has expired. */
  expiresAt: z.optional(storedTime),
});

/** In milliseconds: longer than any call lasts that was let in before the deletion was asked for. */
const remembered = 10 * 60_000;
/** In milliseconds: longer than one try lasts. */
const longestTry = 2 * 60_000;
const pauses = { first: 30_000, longest: 60 * 60_000 } as const;
const mostAtATime = 100;

const later = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds);
const pauseAfter = (attempts: number) => Math.min(pauses.first * 2 ** (attempts - 1), pauses.longest);

const collection = () => backend().firestore.collection('deletions');

/** A person's by a digest, which outlives the account without naming them. */
const idOf = (subject: OwnerId) =>
  subject.startsWith('u_') ? `u_${createHash('sha256').update(subject.slice(2)).digest('hex')}` : subject;

const referenceTo = (id: string) => collection().withConverter(converterFor(deletionSchema)).doc(id);

async function read(subject: OwnerId, tx?: Transaction) {
  const reference = referenceTo(idOf(subject));
  return (await (tx ? tx.get(reference) : reference.get())).data();
}

/** Whether it is to be deleted and not all of it is gone. */
export async function isDeletionUnderWay(subject: OwnerId, tx?: Transaction): Promise<boolean> {
  return (await read(subject, tx))?.job !== undefined;
}

/** Whether it is being deleted, or was a moment ago. */
export async function isGoingOrGone(subject: OwnerId, tx?: Transaction): Promise<boolean> {
  const deletion = await read(subject, tx);
  if (!deletion) return false;
  return deletion.job !== undefined || (deletion.expiresAt !== undefined && deletion.expiresAt > new Date());
}

/** Puts a deletion on record: from here on it is carried to its end, whatever fails. */
export function recordDeletionIn(tx: Transaction, subject: OwnerId, askedBy: string): void {
  const now = new Date();
  const job: DeletionJob = { subject, askedBy, askedAt: now, attempts: 0, dueAt: now };
  tx.set(collection().doc(idOf(subject)), { job });
}

/** The job, for who goes on with it now; undefined where there is none or somebody else is at it. */
export const takeDeletion = (subject: OwnerId, now = new Date()): Promise<DeletionJob | undefined> =>
  take(idOf(subject), () => true, now);

/** The same for one that waits for its time. */
export const takeDueDeletion = (id: string, now: Date): Promise<DeletionJob | undefined> =>
  take(id, ({ dueAt }) => dueAt <= now, now);

async function take(id: string, isWanted: (job: DeletionJob) => boolean, now: Date) {
  return backend().firestore.runTransaction(async (tx) => {
    const job = (await tx.get(referenceTo(id))).data()?.job;
    if (!job || !isWanted(job) || (job.heldUntil !== undefined && job.heldUntil > now)) return undefined;
    const attempts = job.attempts + 1;
    const taken: DeletionJob = {
      ...job,
      attempts,
      dueAt: later(now, pauseAfter(attempts)),
      heldUntil: later(now, longestTry),
    };
    tx.set(collection().doc(id), { job: taken });
    return taken;
  });
}

/** Lets go of a job that could not be brought to its end, so that whoever asks for it can go on. */
export async function releaseDeletion(subject: OwnerId): Promise<void> {
  await backend().firestore.runTransaction(async (tx) => {
    const job = (await read(subject, tx))?.job;
    if (!job) return;
    const { heldUntil: _, ...free } = job;
    tx.set(collection().doc(idOf(subject)), { job: free });
  });
}

/** The ids of jobs whose time has come. */
export async function dueDeletions(now: Date): Promise<string[]> {
  const { docs } = await collection().where('job.dueAt', '<=', now).limit(mostAtATime).get();
  return docs.map(({ id }) => id);
}

/** Leaves nothing of a person's job but that they are gone, for as long as calls from before may last. */
export async function endAccountDeletion(uid: string): Promise<void> {
  await collection()
    .doc(idOf(`u_${uid}`))
    .set({ expiresAt: later(new Date(), remembered) });
}

export function endDeletionIn(tx: Transaction, subject: OwnerId): void {
  tx.delete(collection().doc(idOf(subject)));
}
