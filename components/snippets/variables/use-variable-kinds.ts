import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { variableKindsQuery } from '@/lib/client/queries/snippets/variable-kind-queries';
import { kindsByName, type KindsByName } from '@/lib/domain/variables/kinds-by-name';

/** What the variables of a library ask for, as far as it is known. */
export function useVariableKinds(library: Library): KindsByName {
  const { data } = useQuery(variableKindsQuery(library));
  return useMemo(() => kindsByName(data ?? []), [data]);
}
