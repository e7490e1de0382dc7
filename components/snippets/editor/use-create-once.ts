import { useRef } from 'react';
import type { useSaveSnippet } from '@/lib/client/queries/snippets/snippet-changes';
import type { Creation } from '@/lib/client/device/waiting-saves';
import { ApiError } from '@/lib/client/wire/call-errors';
import type { Snippet, SnippetDraft } from '@/lib/contracts/snippet-fields';

type Save = ReturnType<typeof useSaveSnippet>['mutateAsync'];

/** With these the server says that nothing was made, or that what was made is gone. */
const isSettledBy: ReadonlySet<string> = new Set(['validation', 'plan_limit', 'too_large', 'conflict']);

/**
 * Creates a snippet once, though the answer may be lost and the text go on meanwhile: what was sent first goes out again as
 * it was, under its key. `isBehind` says that the text has to be sent after it. Into another library goes another creation:
 * the key would bring back the snippet of the first.
 */
export function useCreateOnce(begun: Creation | null) {
  const unanswered = useRef(begun);
  const createOnce = async (
    orgId: Creation['orgId'],
    mutate: Save,
    draft: SnippetDraft,
  ): Promise<{ made: Snippet; isBehind: boolean }> => {
    const before = unanswered.current;
    const sent = before?.orgId === orgId ? before : { orgId, draft, key: crypto.randomUUID() };
    unanswered.current = sent;
    try {
      const made = await mutate({ draft: sent.draft, key: sent.key });
      unanswered.current = null;
      return { made, isBehind: JSON.stringify(sent.draft) !== JSON.stringify(draft) };
    } catch (error) {
      if (error instanceof ApiError && isSettledBy.has(error.code ?? '')) unanswered.current = null;
      throw error;
    }
  };
  /** What was sent and never answered. */
  const unansweredNow = () => unanswered.current;
  return { createOnce, unansweredNow };
}
