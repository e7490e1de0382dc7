import { useEffect, useEffectEvent, useRef } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetEditing } from './use-snippet-editing';

/** For who comes for a draft: what was saved since it was begun is shown beside it, once. */
export function useCompareAtOnce(
  { base, revision, isDirty, openConflict }: SnippetEditing,
  newer: Snippet | null,
  isWanted: boolean,
): void {
  const isDue = useRef(isWanted);
  const savedSince = base !== null && revision !== null && revision < base.revision ? base : null;
  const theirs = isDirty ? (newer ?? savedSince) : null;
  const compare = useEffectEvent(openConflict);
  useEffect(() => {
    if (!isDue.current || theirs === null) return;
    isDue.current = false;
    compare({ theirs });
  }, [theirs]);
}
