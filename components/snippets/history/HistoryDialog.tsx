import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog } from '@/components/floating/Dialog';
import { NeedsNetwork } from '@/components/page/NeedsNetwork';
import { Button } from '@/components/ui/buttons/Button';
import { useIsNarrow } from '@/lib/client/browser/use-is-narrow';
import { historyQuery } from '@/lib/client/queries/snippets/history-queries';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetState } from '@/lib/contracts/snippet-history';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { HistoryView } from './HistoryView';
import { savedBy } from './saves';
import { useSavers } from './use-savers';
import { UnsavedDialog } from './UnsavedDialog';
import { useRestoring, type TextInEditor } from './use-restoring';

interface Props {
  library: Library;
  /** As it was last saved. */
  snippet: Snippet;
  editing: TextInEditor;
  editable: boolean;
  /** Saves what stands in the editor; null where it could not be. */
  onSave: () => Promise<Snippet | null>;
  onRestored: (text: EditedSnippet) => void;
  onClose: () => void;
}

/** What the snippet said before its last saves, beside what it says now; each of them can be restored. */
export function HistoryDialog({ library, snippet, editing, editable, onSave, onRestored, onClose }: Props) {
  const history = useInfiniteQuery(historyQuery(library, snippet));
  const isNarrow = useIsNarrow();
  const now = useSavers(snippet);
  const [picked, setPicked] = useState<SnippetState | null>(null);
  const [isAsking, setAsking] = useState(false);
  const { restore, isRestoring } = useRestoring(library, editing, onRestored);
  const chosen = picked ?? (isNarrow ? null : (history.data?.pages[0]?.states[0] ?? null));
  const isShared = library.orgId !== null;
  const nameOf = (state: SnippetState | null) => {
    if (!isShared) return null;
    return savedBy(state ?? now, library.uid);
  };

  const bringBack = async (over: Snippet) => {
    if (chosen && (await restore(over, chosen))) onClose();
  };
  const saveFirst = async () => {
    setAsking(false);
    const saved = await onSave();
    // The editor says what is in the way.
    if (saved) await bringBack(saved);
    else onClose();
  };
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="history-title">
      <DialogTitle id="history-title">History</DialogTitle>
      <DialogContent>
        <NeedsNetwork>You are offline. The history can be seen and restored once you are back.</NeedsNetwork>
        <HistoryView
          history={history}
          current={snippet}
          nameOf={nameOf}
          chosen={chosen}
          onChoose={setPicked}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          Close
        </Button>
        {editable && chosen && (
          <Button
            variant="contained"
            disabled={isRestoring || editing.isSaving}
            onClick={() => (editing.isDirty ? setAsking(true) : void bringBack(snippet))}
          >
            Restore this
          </Button>
        )}
      </DialogActions>
      {isAsking && (
        <UnsavedDialog
          onSaveFirst={() => void saveFirst()}
          onGoOn={() => {
            setAsking(false);
            void bringBack(snippet);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  );
}
