import type { Snippet } from '@/lib/contracts/snippet-fields';
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
  const all = await readAllDrafts(uid);
  const owner = { uid, ...newSnippet };
  const [ofNew = null, ...others] = draftsAt(all, newSnippet).filter(({ edited }) => hasContent(edited));
  return {
    ofNew,
    isWaitingFor: (snippet) =>
      draftsAt(all, { orgId: snippet.orgId ?? null, id: snippet.id }).some(
        ({ edited }) => hasContent(edited) && !isSameSnippet(edited, editedFrom(snippet)),
      ),
    discardNew: async () => {
      await dropDraft(owner, others);
      return async () => ofNew && keepDraft(owner, ofNew, others);
    },
  };
}
