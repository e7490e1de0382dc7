import 'server-only';
import { createHash } from 'node:crypto';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { keyOfAnother } from '@/lib/server/faults/fault';
import { converterFor, storedTime } from './document-schema';

const day = 24 * 60 * 60 * 1000;

const answerSchema = z.object({
  /** What was made, by its id, or a result of a few numbers; as JSON, which has no trouble with nested lists. */
  answer: z.string(),
  /** Of what was sent with the key; an answer from before these were kept has none. */
  digest: z.optional(z.string()),
  /** Firestore's own time-to-live policy removes what has expired. */
  expiresAt: storedTime,
});

/** What a key's first call has done, remembered for a day in the transaction that did it. */
export interface RememberedCall {
  readonly actor: Actor;
  readonly call: string;
  readonly key: string | undefined;
  /** What is sent with the key, as it was parsed. */
  readonly body: unknown;
}

const sha256 = (parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function reference({ actor, call, key = '' }: RememberedCall) {
  return backend()
    .firestore.collection('idempotency')
    .doc(sha256([actor.uid, call, key]));
}

/** The key goes in: without it, nobody finds out by trying what was sent. */
const digestOf = ({ key, body }: RememberedCall) => sha256([key, body]);

/** What the first call has done, or undefined when this call is the first; refused where the first was sent something else. */
export async function rememberedAnswer(tx: Transaction, call: RememberedCall): Promise<unknown> {
  if (call.key === undefined) return undefined;
  const remembered = (await tx.get(reference(call).withConverter(converterFor(answerSchema)))).data();
  if (!remembered || remembered.expiresAt <= new Date()) return undefined;
  const { digest = digestOf(call), answer } = remembered;
  if (digest !== digestOf(call)) throw keyOfAnother();
  return JSON.parse(answer);
}

/** The id under which something was kept. */
export const idIn = (answer: unknown) => (answer as { readonly id: string }).id;

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
  const { uid } = call.actor;
  tx.set(reference(call), { uid, answer: JSON.stringify(answer), digest: digestOf(call), expiresAt });
}
