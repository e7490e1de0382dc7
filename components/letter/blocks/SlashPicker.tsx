import { useContext, useMemo } from 'react';
import { PickerList } from '@/components/editor/PickerList';
import type { SnippetPickerProps } from '@/components/editor/VariablePicker';
import { snippetsNamed } from '@/lib/domain/snippets/snippets-named';
import { useSignedInUser } from '@/contexts/AuthContext';
import { useSnippetUses } from '@/lib/client/queries/account/snippet-uses';
import { orderSnippets } from '@/lib/domain/snippets/snippet-order';
import { LetterLibraryContext, PutSnippetContext } from './slash-picking';

const most = 50;

/** The library where the cursor is. */
export function SlashPicker({ editor, link, request }: SnippetPickerProps) {
  const { uid } = useSignedInUser();
  const { ranks } = useSnippetUses(uid);
  const snippets = useContext(LetterLibraryContext);
  const put = useContext(PutSnippetContext);
  const ordered = useMemo(() => orderSnippets(snippets, 'used', ranks), [snippets, ranks]);
  const isSlash = request.opener === 'slash';
  const found = isSlash ? snippetsNamed(request.query, ordered, most) : [];
  return (
    <PickerList
      {...{ editor, link, request }}
      label="Snippets to put here"
      options={found.map((snippet) => ({
        key: snippet.id,
        content: snippet.title,
        choose: () => put?.(snippet, request.parted()),
      }))}
      hint={isSlash ? 'No snippet is called this.' : 'In an email, type / to put a snippet in.'}
    />
  );
}
