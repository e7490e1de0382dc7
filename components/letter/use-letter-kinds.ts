import { useQueries } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { variableKindsQuery } from '@/lib/client/queries/snippets/variable-kind-queries';
import { kindsByName, type KindsByName } from '@/lib/domain/variables/kinds-by-name';
import type { letterKinds } from '@/lib/domain/letter/letter-kinds';
import type { LetterPart } from '@/lib/domain/letter/letter-text';

interface Options {
  /** null while there is nothing to ask for. */
  kindsOf: typeof letterKinds | null;
  uid: string;
  /** The current organization, whose library is open beside one's own; null for none. */
  orgId: string | null;
  names: readonly string[];
  parts: readonly LetterPart[];
  /** As it was kept with the letter. */
  before: KindsByName;
}

/**
 * What each variable of the letter asks for, the same map for as long as nothing of it has changed; and whether that may be
 * known in a moment, so that no field that is about to become another one is shown meanwhile.
 */
export function useLetterKinds({ kindsOf, uid, orgId, names, parts, before }: Options): {
  readonly kinds: KindsByName;
  readonly areComing: boolean;
} {
  const isWanted = kindsOf !== null;
  // A query that is there at all has its copy read, and what that is read by loaded.
  const asked = !isWanted ? [] : orgId === null ? [null] : [null, orgId];
  const [ownAnswer, sharedAnswer] = useQueries({
    queries: asked.map((id) => variableKindsQuery({ uid, orgId: id })),
  });
  const own = ownAnswer?.data;
  const shared = sharedAnswer?.data;
  const isPatient = usePatience(names.length === 0, isWanted && names.length > 0);
  const libraries = useMemo(
    () =>
      new Map([
        ...(own ? [['', kindsByName(own)] as const] : []),
        ...(shared && orgId !== null ? [[orgId, kindsByName(shared)] as const] : []),
      ]),
    [own, shared, orgId],
  );
  const kinds = useMemo(
    () => kindsOf?.(names, parts, libraries, orgId ?? '', before) ?? before,
    [kindsOf, names, parts, libraries, orgId, before],
  );
  const [last, setLast] = useState(kinds);
  const isAsBefore = isSame(last, kinds);
  if (!isAsBefore) setLast(kinds);
  return {
    kinds: isAsBefore ? last : kinds,
    areComing: isPatient && (ownAnswer?.isLoading === true || sharedAnswer?.isLoading === true),
  };
}

/** Longer than a copy on the device takes to be read. */
const patienceMs = 300;

function usePatience(begin: boolean, isAsked: boolean): boolean {
  const [isPatient, setPatient] = useState(begin);
  useEffect(() => {
    if (!isAsked) return undefined;
    const timer = setTimeout(() => setPatient(false), patienceMs);
    return () => clearTimeout(timer);
  }, [isAsked]);
  return isPatient;
}

const isSame = (one: KindsByName, other: KindsByName) =>
  one.size === other.size && [...one].every(([name, kind]) => other.get(name) === kind);
