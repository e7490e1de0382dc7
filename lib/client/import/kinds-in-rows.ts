import * as z from 'zod/mini';
import { kindOfVariableSchema, type KindOfVariable } from '@/lib/contracts/variable-kinds';
import type { ImportCandidate } from '@/lib/domain/import/formats/import-candidate';
import { variableName } from '@/lib/domain/text/variables';

/** What the variables of imported snippets ask for, each once; what a hand has spoiled is left out. */
export function kindsInRows(rows: readonly Pick<ImportCandidate, 'kinds'>[]): readonly KindOfVariable[] {
  const kinds = new Map<string, KindOfVariable>();
  for (const entry of rows.flatMap((row) => row.kinds ?? [])) {
    const found = z.safeParse(kindOfVariableSchema, entry);
    const name = found.success ? variableName(found.data.name) : null;
    if (found.success && name !== null) kinds.set(name, { name, kind: found.data.kind });
  }
  return [...kinds.values()];
}
