import 'server-only';
import type { CollectionReference, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { trashDays } from '@/lib/contracts/trash';
import { backend } from '@/lib/server/backend/backend';
import { converterFor, storedTime } from '@/lib/server/repositories/document-schema';
import { storedSnippetSchema, toKept, type StoredSnippet } from './snippet-document';

const day = 24 * 60 * 60 * 1000;

const trashedSchema = z.object({
  /** Of the snippet, to be found by. */
  libraryId: z.string(),
  snippet: storedSnippetSchema,
  deletedAt: storedTime,
  /** A uid. */
  deletedBy: z.string(),
  purgeAt: storedTime,
});
export type StoredTrash = z.output<typeof trashedSchema>;

/** What was deleted, under the id that it had. */
export const trash = (): CollectionReference => backend().firestore.collection('trash');

export const knownTrash = (): CollectionReference<StoredTrash> =>
  trash().withConverter(converterFor(trashedSchema));

export function throwAwayIn(tx: Transaction, id: string, snippet: StoredSnippet, deletedBy: string): void {
  const deletedAt = new Date();
  tx.set(trash().doc(id), {
    libraryId: snippet.libraryId,
    snippet: toKept(snippet),
    deletedAt,
    deletedBy,
    purgeAt: new Date(deletedAt.getTime() + trashDays * day),
  });
}
