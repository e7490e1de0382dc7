import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { PickerList } from '@/components/editor/PickerList';
import type { SnippetPickerProps } from '@/components/editor/VariablePicker';
import { libraryQuery } from '@/lib/client/queries/snippets/snippet-queries';
import { includeCircle } from '@/lib/domain/snippets/include-circles';
import { includingOf } from '@/lib/domain/snippets/including';
import { snippetsNamed } from '@/lib/domain/snippets/snippets-named';
import { WrittenSnippetContext, type WrittenSnippet } from './written-snippet';
import { canBeIncluded } from '@/lib/domain/text/includes';

const most = 50;

/** The snippets of the library that can stand in this one. */
export function IncludePicker({ editor, link, request }: SnippetPickerProps) {
  const written = useContext(WrittenSnippetContext);
  return written && <Titles {...{ editor, link, request, written }} />;
}

function Titles({ editor, link, request, written }: SnippetPickerProps & { written: WrittenSnippet }) {
  const { library, id, title } = written;
  const { data: held } = useQuery(libraryQuery(library));
  const possible = useMemo(() => {
    const others = (held?.snippets ?? []).filter((snippet) => snippet.id !== id);
    const including = includingOf(others);
    return others.filter(
      (other) =>
        canBeIncluded(other.title) &&
        (including.length === 0 || includeCircle({ title, includes: [other.title] }, including) === null),
    );
  }, [held, id, title]);
  const typed = request.opener === 'slash' ? request.query : request.query.replace(/^[\s\u00a0]*>/, '');
  const found = snippetsNamed(typed, possible, most);
  return (
    <PickerList
      {...{ editor, link, request }}
      label="Snippets to put here"
      options={found.map((snippet) => ({
        key: snippet.id,
        content: snippet.title,
        choose: () => request.include(snippet.title),
      }))}
      hint={held?.isWhole ? 'No snippet is called this.' : 'Loading your snippets'}
    />
  );
}
