import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { circleSentence, includeCircle, type Including } from '@/lib/domain/snippets/include-circles';
import type { Scope } from '@/lib/server/policies/scope';
import { invalidField } from '@/lib/server/faults/fault';
import { collection } from './snippet-collection';

const includingSchema = z.object({ title: z.string(), includes: z.array(z.string()) });

/** The snippets of a library that include others, by their ids; read for a write that adds one. */
export async function readIncludingIn(
  tx: Transaction,
  { libraryId }: Scope,
): Promise<Map<string, Including>> {
  const found = await tx.get(
    collection()
      .where('libraryId', '==', libraryId)
      .where('isIncluding', '==', true)
      .select('title', 'includes'),
  );
  return new Map(found.docs.map((document) => [document.id, includingSchema.parse(document.data())]));
}

/** The titles by way of which a snippet of this id would stand in itself; null where it would not. */
export function circleAmong(
  including: ReadonlyMap<string, Including>,
  id: string | undefined,
  snippet: Including,
): string[] | null {
  const others = [...including].flatMap(([other, known]) => (other === id ? [] : known));
  return includeCircle(snippet, others);
}

/** Refuses a snippet that would stand in itself by what it includes. */
export async function refuseCircle(
  tx: Transaction,
  scope: Scope,
  id: string | undefined,
  snippet: Including,
): Promise<void> {
  if (snippet.includes.length === 0) return;
  const circle = circleAmong(await readIncludingIn(tx, scope), id, snippet);
  if (circle) throw invalidField('versions', circleSentence(circle));
}
