import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import {
  lessonSetLimits,
  lessonSetSchema,
  type LessonSet,
  type LessonSetContent,
} from '@/lib/contracts/lesson-sets';
import { addSet, changeSet, lessonSet, removeSet } from '@/lib/domain/letter/lesson-set-list';
import type { Refusal } from '@/lib/domain/organizations/refusal';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { unlessRefused } from '@/lib/server/faults/fault';
import { checkAccount } from './account-deletions';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { rememberAnswer, rememberedAnswer, type RememberedCall } from '@/lib/server/repositories/idempotency';

type Sets = readonly LessonSet[];

const storedSchema = z.object({ sets: z.array(lessonSetSchema) });

const collection = () => backend().firestore.collection('lessonSets');

/** A person's sets are one document: that no two have one name is seen in the transaction that writes it. */
const reference = (actor: Actor) => collection().withConverter(converterFor(storedSchema)).doc(actor.uid);

/** By name. */
export async function listLessonSets(actor: Actor): Promise<LessonSet[]> {
  return (await reference(actor).get()).data()?.sets ?? [];
}

async function changeIn(tx: Transaction, actor: Actor, change: (sets: Sets) => Sets | Refusal) {
  const [stored] = await Promise.all([tx.get(reference(actor)), checkAccount(actor.uid, tx)]);
  const sets = unlessRefused(change(stored.data()?.sets ?? []));
  tx.set(reference(actor), { sets: [...sets] });
}

export async function createLessonSet(
  actor: Actor,
  content: LessonSetContent,
  call: RememberedCall,
): Promise<LessonSet> {
  return backend().firestore.runTransaction(async (tx) => {
    const remembered = await rememberedAnswer(tx, call);
    if (remembered) return remembered as LessonSet;
    const set = lessonSet(collection().doc().id, content);
    await changeIn(tx, actor, (sets) => addSet(sets, set, lessonSetLimits.sets));
    rememberAnswer(tx, call, set);
    return set;
  });
}

export async function updateLessonSet(
  actor: Actor,
  id: string,
  content: LessonSetContent,
): Promise<LessonSet> {
  const set = lessonSet(id, content);
  await backend().firestore.runTransaction((tx) => changeIn(tx, actor, (sets) => changeSet(sets, set)));
  return set;
}

export async function deleteLessonSet(actor: Actor, id: string): Promise<void> {
  await backend().firestore.runTransaction((tx) => changeIn(tx, actor, (sets) => removeSet(sets, id)));
}

export async function deleteLessonSets(uid: string): Promise<void> {
  await collection().doc(uid).delete();
}
