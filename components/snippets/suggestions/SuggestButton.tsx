import { onDemand } from '@/components/on-demand/on-demand';
import { Button } from '@/components/ui/buttons/Button';
import { Kbd } from '@/components/ui/Kbd';
import { modifierKey } from '@/lib/client/browser/modifier-key';
import type { Snippet, SnippetDraft } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { suggestedText } from '@/lib/domain/snippets/suggested-text';
import styles from './SuggestButton.module.css';
import type { Suggesting } from './use-suggesting';

const SuggestDialog = onDemand(() => import('./SuggestDialog').then((module) => module.SuggestDialog));

/** The editor that is written in. */
interface Editing {
  readonly isDirty: boolean;
  readonly saved: EditedSnippet;
  readonly revision: number | null;
  readonly change: (change: (edited: EditedSnippet) => EditedSnippet) => void;
  readonly restore: (edited: EditedSnippet, revision: number | null) => void;
}

interface Props {
  uid: string;
  orgId: string;
  snippet: Snippet;
  suggesting: Suggesting;
  editing: Editing;
  /** What is about to be sent; null while nothing is. */
  draft: SnippetDraft | null;
  onShow: (text: EditedSnippet) => void;
  onSend: () => void;
  onClose: () => void;
}

/** Where Save stands for others: begins a suggestion, with the text of one that waits for an answer, and sends it. */
export function SuggestButton(props: Props) {
  const { uid, orgId, snippet, suggesting, editing, draft, onShow, onSend, onClose } = props;
  const modifier = modifierKey();
  if (!suggesting.isOn) {
    const begin = () => {
      const own = suggesting.begin();
      if (!own) return;
      const text = suggestedText(own, snippet);
      editing.change(() => text);
      onShow(text);
    };
    return (
      <Button variant="contained" className={styles.button} onClick={begin}>
        Suggest a change
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="contained"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts={`${modifier.aria}+S`}
        disabled={!editing.isDirty}
        endIcon={<Kbd keys={`${modifier.printed} S`} />}
        onClick={onSend}
      >
        Send suggestion
      </Button>
      {draft && (
        <SuggestDialog
          uid={uid}
          orgId={orgId}
          snippetId={snippet.id}
          revision={editing.revision ?? snippet.revision}
          draft={draft}
          onSent={() => {
            onClose();
            editing.restore(editing.saved, snippet.revision);
            suggesting.end();
          }}
          onClose={onClose}
        />
      )}
    </>
  );
}
