import { SaveSelectedSetDialog } from '@/components/lesson-sets/SaveSelectedSetDialog';
import { useNotifications } from '@/contexts/NotificationsContext';
import { copyToClipboard } from '@/lib/client/browser/clipboard';
import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { parseRichText } from '@/lib/domain/text/rich-text';
import { mailHtml } from '@/lib/domain/text/rich-text-html';
import { textOf } from '@/lib/domain/text/rich-text-plain';
import { RowMenu } from './RowMenu';
import { TagPopover } from './TagPopover';
import { TransferMenu } from './TransferMenu';
import { useDuplicateSnippet } from './use-duplicate-snippet';
import { useMayWrite } from '@/components/snippets/use-may-write';
import { useTagSnippets } from './use-tag-snippets';

/** What stands open beside the table, and for what; it keeps its content while it closes. */
export type Panel = { readonly anchor: HTMLElement; readonly isOpen: boolean } & (
  { readonly kind: 'row'; readonly snippet: Snippet } | { readonly kind: 'tag' | 'transfer' | 'set' }
);

interface Props {
  panel: Panel;
  /** null while nothing is open. */
  anchor: HTMLElement | null;
  selected: readonly Snippet[];
  tags: readonly string[];
  onClose: () => void;
  onDelete: (snippet: Snippet) => void;
  /** The ids of those that are marked. */
  favorites: ReadonlySet<string>;
  onFavorite: (snippet: Snippet) => void;
}

export function SnippetActions(props: Props) {
  const { panel, anchor, selected, tags, onClose, onDelete, favorites, onFavorite } = props;
  const { notify } = useNotifications();
  const duplicate = useDuplicateSnippet();
  const tagSnippets = useTagSnippets();
  const mayWrite = useMayWrite();

  const copyText = async (snippet: Snippet, sex: Sex) => {
    const text = parseRichText(snippet.versions[sex]?.html ?? '');
    const isCopied = await copyToClipboard({ html: mailHtml(text, null), text: textOf(text, null) });
    if (isCopied) notify({ text: `“${snippet.title}” copied` });
    else
      notify({
        severity: 'error',
        text: 'The browser did not allow copying. Open the snippet and copy from there.',
      });
  };

  if (panel.kind === 'row') {
    return (
      <RowMenu
        snippet={panel.snippet}
        anchor={anchor}
        mayWrite={mayWrite(panel.snippet)}
        isFavorite={favorites.has(panel.snippet.id)}
        onClose={onClose}
        onCopyText={(snippet, sex) => void copyText(snippet, sex)}
        onDuplicate={(snippet) => void duplicate(snippet)}
        onDelete={onDelete}
        onFavorite={onFavorite}
      />
    );
  }
  if (panel.kind === 'set')
    return panel.isOpen && <SaveSelectedSetDialog snippets={selected} onClose={onClose} />;
  if (panel.kind === 'transfer')
    return <TransferMenu anchor={anchor} snippets={selected} onClose={onClose} />;
  return (
    <TagPopover
      anchor={anchor}
      snippets={selected}
      tags={tags}
      onClose={onClose}
      onChange={(tag, isOn) => void tagSnippets(selected, tag, isOn)}
    />
  );
}
