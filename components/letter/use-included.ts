import { useEffect, useMemo, useState } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { withIncluded } from '@/lib/domain/letter/included-snippets';

let loaded: typeof withIncluded | null = null;

/** The snippets of a library with what they include in its place; null until what puts it there is loaded. */
export function useIncluded(snippets: readonly Snippet[]): readonly Snippet[] | null {
  const [include, setInclude] = useState(() => loaded);
  const isNeeded = useMemo(() => snippets.some(includesOthers), [snippets]);
  const isMissing = isNeeded && include === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isHere = true;
    import('@/lib/domain/letter/included-snippets').then(
      (module) => {
        loaded = module.withIncluded;
        if (isHere) setInclude(() => module.withIncluded);
      },
      // The next change of the library asks for it anew.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, snippets]);
  return useMemo(() => {
    if (!isNeeded) return snippets;
    return include === null ? null : include(snippets);
  }, [snippets, isNeeded, include]);
}

const known = new WeakMap<Snippet, boolean>();

/** Or may do so: what is found is looked at closely later. */
function includesOthers(snippet: Snippet): boolean {
  const before = known.get(snippet);
  if (before !== undefined) return before;
  const { male, female, neutral } = snippet.versions;
  const found = [male, female, neutral].some((version) => /\{\{[\s\u00a0]*&gt;/.test(version?.html ?? ''));
  known.set(snippet, found);
  return found;
}
