import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { variableKindsQuery } from '@/lib/client/queries/variable-kind-queries';
import { kindsByName, type KindsByName } from '@/lib/domain/variables/kinds-by-name';
import { letterKinds } from '@/lib/domain/letter/letter-kinds';
import type { LetterPart } from '@/lib/domain/letter/letter-text';

interface Options {
  uid: string;
  /** The current organization, whose library is open beside one's own; null for none. */
  orgId: string | null;
  names: readonly string[];
  parts: readonly LetterPart[];
  /** As it was kept with the letter. */
  before: KindsByName;
}

/** What each variable of the letter asks for. The same map for as long as nothing of it has changed. */
export function useLetterKinds({ uid, orgId, names, parts, before }: Options): KindsByName {
  const { data: own } = useQuery(variableKindsQuery({ uid, orgId: null }));
  const { data: shared } = useQuery({
    ...variableKindsQuery({ uid, orgId }),
    enabled: orgId !== null,
  });
  const libraries = useMemo(
    () =>
      new Map([
        ...(own ? [['', kindsByName(own)] as const] : []),
        ...(shared && orgId !== null ? [[orgId, kindsByName(shared)] as const] : []),
      ]),
    [own, shared, orgId],
  );
  const kinds = useMemo(
    () => letterKinds(names, parts, libraries, orgId ?? '', before),
    [names, parts, libraries, orgId, before],
  );
  const [last, setLast] = useState(kinds);
  if (isSame(last, kinds)) return last;
  setLast(kinds);
  return kinds;
}

const isSame = (one: KindsByName, other: KindsByName) =>
  one.size === other.size && [...one].every(([name, kind]) => other.get(name) === kind);
