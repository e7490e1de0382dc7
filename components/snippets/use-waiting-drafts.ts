import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import { waitingDraftsKey } from '@/lib/client/query-keys';
import {
  type AllDrafts,
  draftsAt,
  dropDraft,
  keepDraft,
  type KeptDraft,
  readAllDrafts,
} from '@/lib/client/snippet-drafts';
import type { Snippet } from '@/lib/contracts/snippet';
import { editedFrom, hasContent, isSameSnippet } from '@/lib/domain/edited-snippet';

export interface WaitingDrafts {
  /** The newest of a snippet that was never saved. */
  readonly ofNew: KeptDraft | null;
  /** Whether what waits of a snippet differs from what was saved. */
  readonly isWaitingFor: (snippet: Snippet) => boolean;
  readonly discardNew: () => Promise<void>;
}

const none: AllDrafts = new Map();
const newSnippet = { orgId: null, id: null };

/** What was written on this device and never saved. */
export function useWaitingDrafts(): WaitingDrafts {
  const { uid } = useSignedInUser();
  const client = useQueryClient();
  const { notify } = useNotifications();
  const queryKey = waitingDraftsKey(uid);
  const { data = none } = useQuery({ queryKey, queryFn: () => readAllDrafts(uid), staleTime: 0 });
  const drafts = draftsAt(data, newSnippet).filter(({ edited }) => hasContent(edited));
  const [ofNew = null, ...others] = drafts;

  return {
    ofNew,
    isWaitingFor: (snippet) =>
      draftsAt(data, { orgId: snippet.orgId ?? null, id: snippet.id }).some(
        ({ edited }) => hasContent(edited) && !isSameSnippet(edited, editedFrom(snippet)),
      ),
    discardNew: async () => {
      if (ofNew === null) return;
      const owner = { uid, ...newSnippet };
      const readAgain = () => client.invalidateQueries({ queryKey });
      await dropDraft(owner, others);
      await readAgain();
      notify({
        text: 'Draft discarded',
        action: { label: 'Undo', onClick: () => void keepDraft(owner, ofNew, others).then(readAgain) },
      });
    },
  };
}
