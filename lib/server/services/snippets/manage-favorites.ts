import 'server-only';
import type { Favorite } from '@/lib/contracts/favorites';
import type { Actor } from '@/lib/server/policies/actor';
import * as repository from '@/lib/server/repositories/accounts/favorites';

export async function listFavorites(actor: Actor): Promise<Favorite[]> {
  return repository.listFavorites(actor);
}

/** Nobody learns by it whether there is such a snippet: a mark on one that the actor cannot see marks nothing. */
export async function addFavorite(actor: Actor, id: string): Promise<Favorite> {
  await repository.addFavorite(actor, id);
  return { id };
}

export async function removeFavorite(actor: Actor, id: string): Promise<void> {
  await repository.removeFavorite(actor, id);
}
