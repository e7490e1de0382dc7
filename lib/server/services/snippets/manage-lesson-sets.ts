import 'server-only';
import type { LessonSet, LessonSetContent } from '@/lib/contracts/lesson-sets';
import type { Actor } from '@/lib/server/policies/actor';
import * as repository from '@/lib/server/repositories/accounts/lesson-sets';

export async function listLessonSets(actor: Actor): Promise<LessonSet[]> {
  return repository.listLessonSets(actor);
}

export async function createLessonSet(
  actor: Actor,
  content: LessonSetContent,
  key: string | undefined,
): Promise<LessonSet> {
  return repository.createLessonSet(actor, content, {
    actor,
    call: 'create a lesson set',
    key,
    body: content,
  });
}

export async function updateLessonSet(actor: Actor, { id, ...content }: LessonSet): Promise<LessonSet> {
  return repository.updateLessonSet(actor, id, content);
}

export async function deleteLessonSet(actor: Actor, id: string): Promise<void> {
  await repository.deleteLessonSet(actor, id);
}
