import 'server-only';
import type { CollectionReference, Query, Transaction } from '@google-cloud/firestore';
import { statesKept } from '@/lib/contracts/snippet-history';
import { backend } from '@/lib/server/backend/backend';
import type { OwnerId } from '@/lib/domain/organizations/owner';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { collection } from './snippet-collection';
import { storedSnippetSchema, toKept, type StoredSnippet } from './snippet-document';

/** The earlier states of a snippet, each under its revision, whatever library it was in; they outlive its document. */
export const statesOf = (id: string): CollectionReference => collection().doc(id).collection('states');

export const knownStatesOf = (id: string): CollectionReference<StoredSnippet> =>
  statesOf(id).withConverter(converterFor(storedSnippetSchema));

/** The states that a library's snippets had in it, wherever they are now. */
export const statesMadeIn = (libraryId: OwnerId): Query =>
  backend().firestore.collectionGroup('states').where('libraryId', '==', libraryId);

/** Keeps the state that is about to be replaced, and lets go of the one that is too old then. */
export function keepStateIn(tx: Transaction, id: string, current: StoredSnippet): void {
  tx.set(statesOf(id).doc(String(current.revision)), toKept(current));
  forgetOldestIn(tx, id, current);
}

/** For whatever raises a revision: without it, a state that nothing else counts would stay. */
export function forgetOldestIn(tx: Transaction, id: string, { revision }: StoredSnippet): void {
  if (revision > statesKept) tx.delete(statesOf(id).doc(String(revision - statesKept)));
}
