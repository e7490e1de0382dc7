import type { Snippet } from '@/lib/contracts/snippet-fields';
import { readWaitingSaves } from './waiting-saves';
import { editedFrom, hasContent, isSameSnippet } from '@/lib/domain/snippets/edited-snippet';
import { draftsAt, dropDraft, keepDraft, type KeptDraft, readAllDrafts } from './snippet-drafts';

/** What was written on this device and never saved. */
export interface WaitingDrafts {
  /** The newest of a snippet that was never saved. */
  readonly ofNew: KeptDraft | null;
  /** Whether what waits of a snippet differs from what was saved. */
  readonly isWaitingFor: (snippet: Snippet) => boolean;
  /** Throws the newest of a new snippet away, and answers how it comes back. */
  readonly discardNew: () => Promise<() => Promise<unknown>>;
}

const newSnippet = { orgId: null, id: null };

export async function readWaitingDrafts(uid: string): Promise<WaitingDrafts> {
  const [all, waiting] = await Promise.all([readAllDrafts(uid), readWaitingSaves(uid)]);
  const owner = { uid, ...newSnippet };
  /** What was saved and waits to be sent is told of as such. */
  const isDraft = ({ edited }: KeptDraft) =>
    hasContent(edited) && !waiting.some((save) => isSameSnippet(save.edited, edited));
  const [ofNew = null, ...others] = draftsAt(all, newSnippet).filter(isDraft);
  return {
    ofNew,
    isWaitingFor: (snippet) =>
      draftsAt(all, { orgId: snippet.orgId ?? null, id: snippet.id }).some(
        (draft) => isDraft(draft) && !isSameSnippet(draft.edited, editedFrom(snippet)),
      ),
    discardNew: async () => {
      await dropDraft(owner, others);
      return async () => ofNew && keepDraft(owner, ofNew, others);
    },
  };
}
