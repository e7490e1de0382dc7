import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Actor } from '../auth/actor';
import { backend } from '../backend';
import { documents, storedTime } from './documents';

const day = 24 * 60 * 60 * 1000;

const answerSchema = z.object({
  /** The answer as JSON: it need not be queried, and JSON has no trouble with nested lists. */
  answer: z.string(),
  /** Firestore's own time-to-live policy removes what has expired. */
  expiresAt: storedTime,
});

/** What a key's first call was answered with, remembered for a day in the transaction that did the work. */
export interface RememberedCall {
  readonly actor: Actor;
  readonly call: string;
  readonly key: string | undefined;
}

function reference({ actor, call, key = '' }: RememberedCall) {
  const id = createHash('sha256')
    .update(JSON.stringify([actor.uid, call, key]))
    .digest('hex');
  return backend().firestore.collection('idempotency').doc(id);
}

/** The first answer, or undefined when this call is the first. */
export async function rememberedAnswer(tx: Transaction, call: RememberedCall): Promise<unknown> {
  if (call.key === undefined) return undefined;
  const remembered = (await tx.get(reference(call).withConverter(documents(answerSchema)))).data();
  return remembered && remembered.expiresAt > new Date() ? JSON.parse(remembered.answer) : undefined;
}

/** Notes that what a call does beside its transaction is done. */
export async function noteDone(call: RememberedCall): Promise<void> {
  if (call.key === undefined) return;
  await backend().firestore.runTransaction(async (tx) => rememberAnswer(tx, call, true));
}

export async function isDone(call: RememberedCall): Promise<boolean> {
  return (await backend().firestore.runTransaction((tx) => rememberedAnswer(tx, call))) === true;
}

/** Forgets what a person's calls were answered with. */
export async function forgetAnswers(uid: string): Promise<void> {
  const { docs } = await backend().firestore.collection('idempotency').where('uid', '==', uid).get();
  await Promise.all(docs.map((document) => document.ref.delete()));
}

export function rememberAnswer(tx: Transaction, call: RememberedCall, answer: unknown): void {
  if (call.key === undefined) return;
  const expiresAt = new Date(Date.now() + day);
  tx.set(reference(call), { uid: call.actor.uid, answer: JSON.stringify(answer), expiresAt });
}
