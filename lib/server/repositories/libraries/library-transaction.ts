import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import { backend } from '@/lib/server/backend/backend';
import { serialize } from '@/lib/server/runtime/serialize';

/**
 * Runs a transaction that writes a library after those of this process that came before: each of them moves its version, so
 * at once they would only lock each other out, a second or more for each that is told to come again.
 */
export const inLibrary = <T>(
  { libraryId }: { readonly libraryId: string },
  work: (tx: Transaction) => Promise<T>,
): Promise<T> => serialize(`library ${libraryId}`, () => backend().firestore.runTransaction(work));
