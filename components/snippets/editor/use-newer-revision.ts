import { useEffect } from 'react';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetEditing } from './use-snippet-editing';

/** Takes over what someone else has saved; answers it where something of one's own stands in its way. */
export function useNewerRevision(
  { base, isDirty, adopt }: SnippetEditing,
  newest: Snippet | undefined,
): Snippet | null {
  const newer = newest && newest.id === base?.id && newest.revision > base.revision ? newest : null;
  useEffect(() => {
    if (newer && !isDirty) adopt(newer);
  }, [newer, isDirty, adopt]);
  return isDirty ? newer : null;
}
