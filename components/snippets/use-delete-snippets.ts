import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import {
  commitDeletion,
  hideForDeletion,
  resumeDeletions,
  undoDeletion,
  type Deletion,
} from '@/lib/client/pending-deletions';
import { dropSnippets } from '@/lib/client/snippet-queries';
import { type Snippet } from '@/lib/contracts/snippet';
import { countOf } from './snippet-count';

/** Takes snippets out of view at once and deletes them when the toast with its Undo is gone. */
export function useDeleteSnippets(): (snippets: readonly Snippet[], onUndo?: () => void) => void {
  const { uid } = useSignedInUser();
  const { notify } = useNotifications();
  const client = useQueryClient();

  const commit = useCallback(
    async (deletions: readonly Deletion[]) => {
      const failed = await commitDeletion(deletions, (library, ids) => dropSnippets(client, library, ids));
      if (failed.length === 0) return;
      const them = failed.length === 1 ? 'It is' : 'They are';
      notify({
        severity: 'error',
        text: `${countOf(failed.length)} could not be deleted. ${them} back in the list.`,
      });
    },
    [client, notify],
  );

  useEffect(() => {
    const left = resumeDeletions(uid);
    if (left.length > 0) void commit(left);
  }, [uid, commit]);

  return useCallback(
    (snippets, onUndo) => {
      const deletions = snippets.map(({ id, orgId }): Deletion => ({
        id,
        library: { uid, orgId: orgId ?? null },
      }));
      hideForDeletion(deletions);
      const [only] = snippets;
      notify({
        text:
          snippets.length === 1 && only ? `“${only.title}” deleted` : `${countOf(snippets.length)} deleted`,
        action: {
          label: 'Undo',
          onClick: () => {
            undoDeletion(deletions);
            onUndo?.();
          },
        },
        onClose: () => void commit(deletions),
      });
    },
    [uid, notify, commit],
  );
}
