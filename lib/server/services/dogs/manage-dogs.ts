import 'server-only';
import type { DogContent } from '@/lib/contracts/dog-changes';
import type { Dog } from '@/lib/contracts/dogs';
import type { Actor } from '@/lib/server/policies/actor';
import { beginBook, endBook } from '@/lib/server/repositories/dogs/dog-books';
import * as repository from '@/lib/server/repositories/dogs/dogs';

export async function listDogs(actor: Actor): Promise<{ isKept: boolean; dogs: Dog[] }> {
  const dogs = await repository.listDogs(actor);
  return { isKept: dogs !== undefined, dogs: (dogs ?? []).map(repository.toDog) };
}

export async function keepDogs(actor: Actor, isKept: boolean): Promise<void> {
  await (isKept ? beginBook(actor) : endBook(actor.uid));
}

export async function createDog(
  actor: Actor,
  body: DogContent,
  key: string | undefined,
  now = new Date(),
): Promise<Dog> {
  return repository.createDog(actor, body, now.toISOString(), { actor, call: 'create a dog', key, body });
}

export async function updateDog(
  actor: Actor,
  { id, ...content }: DogContent & { readonly id: string },
): Promise<Dog> {
  return repository.updateDog(actor, id, content);
}

export async function deleteDog(actor: Actor, id: string): Promise<void> {
  await repository.deleteDog(actor, id);
}
