import 'server-only';
import type { DocumentReference, Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { variableColorSchema, variableColors, type Variable } from '@/lib/contracts/snippet-fields';
import { assignColors, fallbackColor, type ColorsByName } from '@/lib/domain/text/variable-colors';
import type { Scope, WritingScope } from '@/lib/server/policies/scope';
import { backend } from '@/lib/server/backend/backend';
import { Fault } from '@/lib/server/faults/fault';
import { converterFor } from './document-schema';
import { checkPermission } from './permission-checks';

/** Most names that one library colours: its document must stay well below Firestore's 1 MiB. */
const nameLimit = 5_000;

const librarySchema = z.object({
  count: z.number(),
  /** Moves with every change of the library's snippets: the ETag. */
  version: z.number(),
  colors: z.record(z.string(), variableColorSchema),
});
export type Library = z.output<typeof librarySchema>;

const emptyLibrary: Library = { count: 0, version: 0, colors: {} };

function reference(libraryId: string): DocumentReference<Library> {
  return backend()
    .firestore.collection('libraries')
    .withConverter(converterFor(librarySchema))
    .doc(libraryId);
}

export async function readLibrary(scope: Scope): Promise<Library> {
  return (await reference(scope.libraryId).get()).data() ?? emptyLibrary;
}

/** For a write: refused where the scope would not be given any more. */
export async function readLibraryIn(
  tx: Transaction,
  { libraryId, actor, action }: WritingScope,
): Promise<Library> {
  const [library] = await Promise.all([
    tx.get(reference(libraryId)),
    checkPermission(tx, libraryId, actor, action),
  ]);
  return library.data() ?? emptyLibrary;
}

export function writeLibraryIn(tx: Transaction, scope: WritingScope, library: Library): void {
  if (Object.keys(library.colors).length > nameLimit) {
    throw new Fault('validation', 'This library has too many different variables. Use the names you have.');
  }
  tx.set(reference(scope.libraryId), library);
}

/** The library one version on, with `more` snippets and a colour for each of `names`. */
export function advance(
  library: Library,
  change: { more: number; names?: readonly string[]; asked?: readonly Variable[] },
): Library {
  return {
    count: library.count + change.more,
    version: library.version + 1,
    colors: assignColors(library.colors, change.names ?? [], change.asked ?? [], variableColors),
  };
}

export function coloredVariables(names: readonly string[], colors: ColorsByName): Variable[] {
  return names.map((name) => ({ name, color: colors[name] ?? fallbackColor }));
}
