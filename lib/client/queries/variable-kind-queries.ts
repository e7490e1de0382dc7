import { queryOptions } from '@tanstack/react-query';
import { listVariableKinds } from '@/lib/contracts/variable-kinds';
import { call } from '@/lib/client/wire/call';
import { variableKindsKey } from './query-keys';
import { scopeOf, type Library } from './snippet-queries';

/** What the variables of a library ask for. */
export function variableKindsQuery(library: Library) {
  return queryOptions({
    queryKey: variableKindsKey(library),
    meta: { copiedAs: listVariableKinds.reply },
    queryFn: ({ signal }) => call(listVariableKinds, { query: scopeOf(library), signal }),
    staleTime: 15_000,
  });
}
