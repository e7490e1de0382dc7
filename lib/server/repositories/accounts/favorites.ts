import 'server-only';
import * as z from 'zod/mini';
import { favoriteSchema, mostFavorites, type Favorite } from '@/lib/contracts/favorites';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { Fault } from '@/lib/server/faults/fault';
import { checkAccount } from './account-deletions';
import { converterFor } from '@/lib/server/repositories/document-schema';

const storedSchema = z.object({ snippets: z.array(favoriteSchema) });

const collection = () => backend().firestore.collection('favorites');

/** A person's favorites are one document: how many there are is seen in the transaction that writes it. */
const reference = (actor: Actor) => collection().withConverter(converterFor(storedSchema)).doc(actor.uid);

export async function listFavorites(actor: Actor): Promise<Favorite[]> {
  return (await reference(actor).get()).data()?.snippets ?? [];
}

async function change(actor: Actor, changed: (snippets: readonly Favorite[]) => readonly Favorite[]) {
  await backend().firestore.runTransaction(async (tx) => {
    const [stored] = await Promise.all([tx.get(reference(actor)), checkAccount(actor.uid, tx)]);
    const before = stored.data()?.snippets ?? [];
    const after = changed(before);
    if (after !== before) tx.set(reference(actor), { snippets: [...after] });
  });
}

/** What is marked already stays where it is. */
export async function addFavorite(actor: Actor, id: string): Promise<void> {
  await change(actor, (snippets) => {
    if (snippets.some((each) => each.id === id)) return snippets;
    if (snippets.length >= mostFavorites) {
      throw new Fault('conflict', `You have ${mostFavorites} favorites, the most you can have.`);
    }
    return [...snippets, { id }];
  });
}

/** What is not marked is no error: it is as it was asked to be. */
export async function removeFavorite(actor: Actor, id: string): Promise<void> {
  await change(actor, (snippets) => {
    const rest = snippets.filter((each) => each.id !== id);
    return rest.length === snippets.length ? snippets : rest;
  });
}

export async function deleteFavorites(uid: string): Promise<void> {
  await collection().doc(uid).delete();
}
