import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import {
  lessonSetLimits,
  lessonSetSchema,
  type LessonSet,
  type LessonSetContent,
} from '@/lib/contracts/lesson-sets';
import { addSet, changeSet, removeSet, SetRefusal } from '@/lib/domain/lesson-sets';
import type { Actor } from '../auth/actor';
import { backend } from '../backend';
import { Fault } from '../fault';
import { documents } from './documents';
import { rememberAnswer, rememberedAnswer, type RememberedCall } from './idempotency';

type Sets = readonly LessonSet[];

const storedSchema = z.object({ sets: z.array(lessonSetSchema) });

const collection = () => backend().firestore.collection('lessonSets');

/** A person's sets are one document: that no two have one name is seen in the transaction that writes it. */
const reference = (actor: Actor) => collection().withConverter(documents(storedSchema)).doc(actor.uid);

/** By name. */
export async function listLessonSets(actor: Actor): Promise<LessonSet[]> {
  return (await reference(actor).get()).data()?.sets ?? [];
}

async function changeIn(
  tx: Transaction,
  actor: Actor,
  change: (sets: Sets) => Sets | SetRefusal,
): Promise<Sets> {
  const sets = change((await tx.get(reference(actor))).data()?.sets ?? []);
  if (sets instanceof SetRefusal) throw new Fault(sets.code, sets.sentence);
  tx.set(reference(actor), { sets: [...sets] });
  return sets;
}

const setWith = (sets: Sets, id: string): LessonSet => {
  const set = sets.find((each) => each.id === id);
  if (!set) throw new Error('The set that was written is not among the sets.');
  return set;
};

export async function createLessonSet(actor: Actor, content: LessonSetContent, call: RememberedCall) {
  return backend().firestore.runTransaction(async (tx) => {
    const remembered = await rememberedAnswer(tx, call);
    if (remembered) return remembered as LessonSet;
    const { id } = collection().doc();
    const set = setWith(
      await changeIn(tx, actor, (sets) => addSet(sets, id, content, lessonSetLimits.sets)),
      id,
    );
    rememberAnswer(tx, call, set);
    return set;
  });
}

export async function updateLessonSet(actor: Actor, id: string, content: LessonSetContent) {
  return backend().firestore.runTransaction(async (tx) =>
    setWith(await changeIn(tx, actor, (sets) => changeSet(sets, id, content)), id),
  );
}

export async function deleteLessonSet(actor: Actor, id: string): Promise<void> {
  await backend().firestore.runTransaction((tx) => changeIn(tx, actor, (sets) => removeSet(sets, id)));
}

export async function deleteLessonSets(actor: Actor): Promise<void> {
  await reference(actor).delete();
}
