import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { backend } from '@/lib/server/backend/backend';
import { rateLimited } from '@/lib/server/faults/fault';
import { converterFor, storedTime } from './document-schema';

const windowSchema = z.object({
  count: z.number(),
  /** When the window ends; Firestore's own time-to-live policy removes what has expired. */
  expiresAt: storedTime,
});

/** So many calls of a kind under one key, in a window of time that opens with the first of them. */
export interface Limit {
  readonly kind: string;
  readonly most: number;
  readonly windowMs: number;
}

/** A limit and whose calls it counts. */
export interface Counted {
  readonly limit: Limit;
  readonly key: string;
}

/** By a digest: keys are uids, mailboxes and network addresses, and what counts them names nobody. */
const reference = ({ limit, key }: Counted) =>
  backend()
    .firestore.collection('limits')
    .withConverter(converterFor(windowSchema))
    .doc(
      createHash('sha256')
        .update(JSON.stringify([limit.kind, key]))
        .digest('hex'),
    );

/** The window that is open, or a new one; `add` counts in it. */
async function windowIn(tx: Transaction, counted: Counted, now: number) {
  const document = reference(counted);
  const stored = (await tx.get(document)).data();
  const isOpen = stored !== undefined && stored.expiresAt.getTime() > now;
  const count = isOpen ? stored.count : 0;
  const endsAt = isOpen ? stored.expiresAt.getTime() : now + counted.limit.windowMs;
  return {
    endsAt,
    room: Math.max(0, counted.limit.most - count),
    add: (calls: number) => void tx.set(document, { count: count + calls, expiresAt: new Date(endsAt) }),
  };
}

export interface Full {
  readonly counted: Counted;
  readonly endsAt: number;
}

/** Counts a call under every key, or under none and gives back the first that is full. */
export async function countUnlessFull(counted: readonly Counted[], now: number): Promise<Full | undefined> {
  return backend().firestore.runTransaction(async (tx) => {
    const windows = await Promise.all(counted.map((each) => windowIn(tx, each, now)));
    for (const [index, { room, endsAt }] of windows.entries()) {
      const full = counted[index];
      if (room === 0 && full) return { counted: full, endsAt };
    }
    for (const { add } of windows) add(1);
    return undefined;
  });
}

/** Reads in a transaction what its last write then counts: the function given back throws 429 where the limit is met. */
export async function countIn(tx: Transaction, counted: Counted, now = Date.now()): Promise<() => void> {
  const { room, endsAt, add } = await windowIn(tx, counted, now);
  return () => {
    if (room === 0) throw rateLimited(endsAt, now);
    add(1);
  };
}

/** Takes up to so many calls at once out of a window, for a process to hand out. */
export async function takeCalls(
  counted: Counted,
  wanted: number,
  now: number,
): Promise<{ taken: number; endsAt: number }> {
  return backend().firestore.runTransaction(async (tx) => {
    const { room, endsAt, add } = await windowIn(tx, counted, now);
    const taken = Math.min(room, wanted);
    if (taken > 0) add(taken);
    return { taken, endsAt };
  });
}

/** Puts back what a process took out of the window that ends then, and did not hand out. */
export async function giveBackCalls(counted: Counted, calls: number, endsAt: number): Promise<void> {
  const document = reference(counted);
  await backend().firestore.runTransaction(async (tx) => {
    const stored = (await tx.get(document)).data();
    // Another window has opened since.
    if (stored?.expiresAt.getTime() !== endsAt) return;
    tx.set(document, { ...stored, count: Math.max(0, stored.count - calls) });
  });
}
