import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import {
  savedFilterLimits,
  savedFilterSchema,
  type SavedFilter,
  type SavedFilterContent,
} from '@/lib/contracts/saved-filters';
import type { Refusal } from '@/lib/domain/organizations/refusal';
import { addFilter, changeFilter, withoutFilter } from '@/lib/domain/snippets/saved-filter-list';
import type { Actor } from '@/lib/server/policies/actor';
import { backend } from '@/lib/server/backend/backend';
import { unlessRefused } from '@/lib/server/faults/fault';
import { checkAccount } from './account-deletions';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { rememberAnswer, rememberedAnswer, type RememberedCall } from '@/lib/server/repositories/idempotency';

type Filters = readonly SavedFilter[];

const storedSchema = z.object({ filters: z.array(savedFilterSchema) });

const collection = () => backend().firestore.collection('savedFilters');

/** A person's filters are one document: their order, names and number are seen in the transaction that writes it. */
const reference = (actor: Actor) => collection().withConverter(converterFor(storedSchema)).doc(actor.uid);

export async function listSavedFilters(actor: Actor): Promise<SavedFilter[]> {
  return (await reference(actor).get()).data()?.filters ?? [];
}

async function changeIn(tx: Transaction, actor: Actor, change: (filters: Filters) => Filters | Refusal) {
  const [stored] = await Promise.all([tx.get(reference(actor)), checkAccount(actor.uid, tx)]);
  const before = stored.data()?.filters ?? [];
  const after = unlessRefused(change(before));
  if (after !== before) tx.set(reference(actor), { filters: [...after] });
}

export async function createSavedFilter(
  actor: Actor,
  content: SavedFilterContent,
  place: number | undefined,
  call: RememberedCall,
): Promise<SavedFilter> {
  return backend().firestore.runTransaction(async (tx) => {
    const remembered = await rememberedAnswer(tx, call);
    if (remembered) return remembered as SavedFilter;
    const filter = { id: collection().doc().id, ...content };
    await changeIn(tx, actor, (filters) => addFilter(filters, filter, savedFilterLimits.filters, place));
    rememberAnswer(tx, call, filter);
    return filter;
  });
}

export async function updateSavedFilter(
  actor: Actor,
  filter: SavedFilter,
  place: number | undefined,
): Promise<SavedFilter> {
  await backend().firestore.runTransaction((tx) =>
    changeIn(tx, actor, (filters) => changeFilter(filters, filter, place)),
  );
  return filter;
}

/** What is not there is no error: it is as it was asked to be. */
export async function deleteSavedFilter(actor: Actor, id: string): Promise<void> {
  await backend().firestore.runTransaction((tx) =>
    changeIn(tx, actor, (filters) => withoutFilter(filters, id)),
  );
}

export async function deleteSavedFilters(uid: string): Promise<void> {
  await collection().doc(uid).delete();
}
