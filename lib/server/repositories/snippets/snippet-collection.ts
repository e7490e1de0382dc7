import 'server-only';
import type { Scope } from '@/lib/server/policies/scope';
import { backend } from '@/lib/server/backend/backend';
import { snippetNotFound } from '@/lib/server/faults/fault';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { storedSnippetSchema, type StoredSnippet } from './snippet-document';

export const collection = () => backend().firestore.collection('snippets');
export const snippets = () => collection().withConverter(converterFor(storedSnippetSchema));

/** A record outside the caller's library is answered as one that does not exist. */
export function within(scope: Scope, stored: StoredSnippet | undefined): StoredSnippet {
  if (stored?.libraryId !== scope.libraryId) throw snippetNotFound();
  return stored;
}
