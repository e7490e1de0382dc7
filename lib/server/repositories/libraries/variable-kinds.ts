import 'server-only';
import type { Transaction } from '@google-cloud/firestore';
import * as z from 'zod/mini';
import { kindLimits, kindOfVariableSchema, type KindOfVariable } from '@/lib/contracts/variable-kinds';
import { withNewKinds, type AskedKind } from '@/lib/domain/variables/kinds-by-name';
import type { Refusal } from '@/lib/domain/organizations/refusal';
import type { Scope } from '@/lib/server/policies/scope';
import { backend } from '@/lib/server/backend/backend';
import { unlessRefused } from '@/lib/server/faults/fault';
import { converterFor } from '@/lib/server/repositories/document-schema';
import { checkPermission } from '@/lib/server/repositories/permissions/permission-checks';

type Kinds = readonly KindOfVariable[];

const storedSchema = z.object({ variables: z.array(kindOfVariableSchema) });

const collection = () => backend().firestore.collection('variableKinds');

/** Beside the library's own document, which has no room for them. */
const reference = (libraryId: string) =>
  collection().withConverter(converterFor(storedSchema)).doc(libraryId);

export async function listVariableKinds({ libraryId }: Scope): Promise<KindOfVariable[]> {
  return (await reference(libraryId).get()).data()?.variables ?? [];
}

/** Changes them where the scope would still be given; answers them as they are then. */
export async function changeVariableKinds(
  { libraryId, actor, action }: Scope<'snippets.write'>,
  change: (known: Kinds) => Kinds | Refusal,
): Promise<KindOfVariable[]> {
  return backend().firestore.runTransaction(async (tx) => {
    const [known] = await Promise.all([
      readKindsIn(tx, libraryId),
      checkPermission(tx, libraryId, actor, action),
    ]);
    const variables = [...unlessRefused(change(known))];
    tx.set(reference(libraryId), { variables });
    return variables;
  });
}

export async function readKindsIn(tx: Transaction, libraryId: string): Promise<Kinds> {
  return (await tx.get(reference(libraryId))).data()?.variables ?? [];
}

/** Tells a library what others know of variables that come to it. */
export function addKindsIn(
  tx: Transaction,
  libraryId: string,
  known: Kinds,
  coming: readonly AskedKind[],
): void {
  const variables = withNewKinds(known, coming, kindLimits.variables);
  if (variables !== known) tx.set(reference(libraryId), { variables: [...variables] });
}

/** The document of a library that is deleted. */
export const kindsDocument = (libraryId: string) => collection().doc(libraryId);
