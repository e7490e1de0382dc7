import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useNotifications } from '@/contexts/NotificationsContext';
import type { Deletion } from '@/lib/client/queries/snippets/hidden-snippets';
import {
  commitDeletion,
  hideForDeletion,
  resumeDeletions,
  undoDeletion,
} from '@/lib/client/queries/snippets/pending-deletions';
import { dropSnippets } from '@/lib/client/queries/snippets/snippet-changes';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { heldBy } from '@/components/snippets/includes/holder-words';
import { useHeldLibrary } from '@/components/snippets/includes/use-held-library';
import { holdersOf } from '@/lib/domain/snippets/including';
import { countOf } from '@/components/snippets/snippet-count';

/** What was deleted last, as long as its toast can take it back. */
interface Batch {
  readonly notice: number;
  readonly snippets: readonly Snippet[];
  readonly undone: readonly (() => void)[];
}
let lastBatch: Batch | undefined;

/** Takes snippets out of view at once and deletes them when the toast with its Undo is gone. */
export function useDeleteSnippets(): (snippets: readonly Snippet[], onUndo?: () => void) => void {
  const { uid } = useSignedInUser();
  const { notify, withdraw } = useNotifications();
  const client = useQueryClient();
  const held = useHeldLibrary(uid);

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
    (deleted, onUndo) => {
      // One toast with one Undo for what is deleted in a row.
      const before = lastBatch && withdraw(lastBatch.notice) ? lastBatch : undefined;
      const snippets = [...(before?.snippets ?? []), ...deleted];
      const undone = [...(before?.undone ?? []), ...(onUndo ? [onUndo] : [])];
      const deletions = snippets.map(({ id, orgId }): Deletion => ({
        id,
        library: { uid, orgId: orgId ?? null },
      }));
      hideForDeletion(deletions);
      const [only] = snippets;
      const holders = [...new Set(snippets.map(({ orgId }) => orgId))].flatMap((orgId) =>
        holdersOf(
          snippets.filter((snippet) => snippet.orgId === orgId),
          held(orgId),
        ),
      );
      const it = snippets.length === 1 ? 'it' : 'them';
      const notice = notify({
        text:
          (snippets.length === 1 && only
            ? `“${only.title}” deleted`
            : `${countOf(snippets.length)} deleted`) +
          (holders.length === 0 ? '' : `. ${heldBy(holders, it)}`),
        action: {
          label: 'Undo',
          onClick: () => {
            undoDeletion(deletions);
            for (const undo of undone) undo();
          },
        },
        onClose: () => void commit(deletions),
      });
      lastBatch = { notice, snippets, undone };
    },
    [uid, notify, withdraw, commit, held],
  );
}

/**
 * Deletes at once what a toast could still take back, here and in this tab before it was reloaded: where the trash is
 * looked at, that is its undo.
 */
export function useDeleteAtOnce(): void {
  useDeleteSnippets();
  const { dismiss } = useNotifications();
  const settle = useEffectEvent(() => {
    if (lastBatch) dismiss(lastBatch.notice);
  });
  useEffect(() => settle(), []);
}
