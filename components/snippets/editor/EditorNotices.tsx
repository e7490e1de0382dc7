import { onDemand } from '@/components/on-demand/on-demand';
import type { KeptDraft } from '@/lib/client/device/snippet-drafts';
import type { Library } from '@/lib/client/queries/snippets/snippet-queries';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { EditorBanner } from './EditorBanner';
import type { SnippetEditing } from './use-snippet-editing';

const OriginalNotice = onDemand(() =>
  import('@/components/snippets/original/OriginalNotice').then((module) => module.OriginalNotice),
);
const SuggestionNotice = onDemand(() =>
  import('@/components/snippets/suggestions/SuggestionNotice').then((module) => module.SuggestionNotice),
);

interface Props {
  library: Library;
  editing: SnippetEditing;
  /** The snippet as the server has it; null while it was never saved. */
  snippet: Snippet | null;
  offer: { readonly offered: KeptDraft | null; readonly restore: () => void; readonly refuse: () => void };
  /** As someone else has saved it meanwhile. */
  newer: Snippet | null;
  mayWrite: boolean;
  isSuggesting: boolean;
  onShow: (text: EditedSnippet) => void;
  onSave: () => Promise<Snippet | null>;
}

/** What the writer should know: of drafts, of what others did, of the original, of suggestions. */
export function EditorNotices(props: Props) {
  const { library, editing, snippet, offer, newer, mayWrite, isSuggesting, onShow, onSave } = props;
  const { uid, orgId } = library;
  const put = (text: EditedSnippet) => {
    editing.change(() => text);
    onShow(text);
  };
  return (
    <>
      <EditorBanner
        offered={offer.offered}
        newer={isSuggesting ? null : newer}
        onRestore={offer.restore}
        onDiscard={offer.refuse}
        onCompare={() => newer && editing.openConflict({ theirs: newer })}
      />
      {snippet && orgId !== null && (isSuggesting || mayWrite) && (
        <SuggestionNotice
          uid={uid}
          orgId={orgId}
          snippet={snippet}
          mayAnswer={!isSuggesting}
          isDirty={editing.isDirty}
          onEdit={put}
        />
      )}
      {snippet?.copiedFrom && mayWrite && (
        <OriginalNotice
          library={library}
          id={snippet.id}
          copiedFrom={snippet.copiedFrom}
          edited={editing.edited}
          onSave={(text) => {
            put(text);
            return onSave();
          }}
        />
      )}
    </>
  );
}
