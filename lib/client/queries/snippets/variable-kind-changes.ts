import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { kindLimits, setVariableKinds, type KindOfVariable } from '@/lib/contracts/variable-kinds';
import { inBatches } from '@/lib/domain/import/import-batches';
import type { AskedKind } from '@/lib/domain/variables/kinds-by-name';
import { call } from '@/lib/client/wire/call';
import { scopeOf, type Library } from './snippet-queries';
import { variableKindsQuery } from './variable-kind-queries';

/** Says what one variable of a library asks for. */
export function useSetVariableKind(library: Library) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: AskedKind) => send(client, library, { variables: [asked] }),
  });
}

/** Under the server's 1 MiB. */
const mostBytes = 900_000;

/** Says what variables ask for that come to a library from elsewhere; what it knows itself stays. */
export async function addVariableKinds(
  client: QueryClient,
  library: Library,
  variables: readonly KindOfVariable[],
): Promise<void> {
  for (const some of inBatches(variables, kindLimits.atOnce, mostBytes)) {
    await send(client, library, { variables: some, onlyNew: true });
  }
}

async function send(
  client: QueryClient,
  library: Library,
  body: { variables: AskedKind[]; onlyNew?: true },
): Promise<void> {
  const { queryKey } = variableKindsQuery(library);
  const answer = await call(setVariableKinds, { query: scopeOf(library), body });
  // An answer of before would take it back.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}
