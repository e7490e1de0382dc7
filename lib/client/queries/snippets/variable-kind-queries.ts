import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/client/wire/call';
import { variableKindsKey } from '@/lib/client/queries/query-keys';
import { scopeOf, type Library } from './snippet-queries';

const loadOperation = async () => (await import('@/lib/contracts/variable-kinds')).listVariableKinds;

/** What the variables of a library ask for. */
export function variableKindsQuery(library: Library) {
  return queryOptions({
    queryKey: variableKindsKey(library),
    meta: { copiedAs: async () => (await loadOperation()).reply },
    queryFn: async ({ signal }) => call(await loadOperation(), { query: scopeOf(library), signal }),
    staleTime: 15_000,
  });
}
