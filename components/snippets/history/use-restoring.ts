import { useFailureNotice } from '@/components/notices/use-failure-notice';
import { findConflict, type Conflict } from '@/components/snippets/conflict/find-conflict';
import { useNotifications } from '@/contexts/NotificationsContext';
import { useRestoreState } from '@/lib/client/queries/snippets/history-changes';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import { ApiError } from '@/lib/client/wire/call-errors';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetState } from '@/lib/contracts/snippet-history';
import { editedFrom, isSavedAs, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';

/** The text that stands in the editor, as far as restoring has to do with it. */
export interface TextInEditor {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Puts a text in the place of what stands there, made from the given revision. */
  readonly restore: (text: EditedSnippet, revision: number) => void;
  /** Takes over what the server has now. */
  readonly adopt: (snippet: Snippet) => void;
  readonly openConflict: (conflict: Conflict) => void;
}

interface Restoring {
  /** Puts a state in the place of what the snippet says; answers whether there is nothing left to do here. */
  readonly restore: (snippet: Snippet, state: SnippetState) => Promise<boolean>;
  readonly isRestoring: boolean;
}

/** Restores what a snippet said; where it was saved elsewhere meanwhile, both texts are shown in the editor's conflict. */
export function useRestoring(
  library: Library,
  editing: TextInEditor,
  onRestored: (text: EditedSnippet) => void,
): Restoring {
  const { notify } = useNotifications();
  const tellFailure = useFailureNotice();
  const { mutateAsync, isPending } = useRestoreState(library);
  const told = { ofOrganization: library.orgId !== null };

  const show = (restored: Snippet) => {
    editing.adopt(restored);
    onRestored(editedFrom(restored));
  };
  const undo = ({ id, revision }: Snippet, replaced: number) => {
    // The editor hears of it as of any newer text.
    mutateAsync({ id, revision, state: replaced }).catch((error: unknown) => tellFailure(error, told));
  };
  const explain = async (error: unknown, { id, revision }: Snippet, state: SnippetState) => {
    const text = editedFrom(state);
    const isAboutSnippet =
      error instanceof ApiError && (error.code === 'conflict' || error.code === 'not_found');
    const found = isAboutSnippet ? await findConflict(library, id) : null;
    // It was restored, and the answer was lost.
    if (found?.theirs && isSavedAs(text, found.theirs)) {
      show(found.theirs);
      return true;
    }
    const isStateGone = found?.theirs && error instanceof ApiError && error.code === 'not_found';
    if (found === null || isStateGone) {
      tellFailure(error, told);
      return false;
    }
    editing.restore(text, revision);
    onRestored(text);
    editing.openConflict(found);
    return true;
  };

  return {
    isRestoring: isPending,
    restore: async (snippet, state) => {
      const { id, revision } = snippet;
      try {
        const restored = await mutateAsync({ id, revision, state: state.revision });
        show(restored);
        notify({
          text: 'Restored. What was there before is in the history.',
          action: { label: 'Undo', onClick: () => undo(restored, revision) },
        });
        return true;
      } catch (error) {
        return explain(error, snippet, state);
      }
    },
  };
}
