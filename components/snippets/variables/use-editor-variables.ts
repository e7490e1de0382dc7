import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { libraryVariablesQuery, type Library } from '@/lib/client/queries/snippet-queries';
import { variableColors, type Snippet, type Variable } from '@/lib/contracts/snippet-fields';
import { namesIn, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { assignColors } from '@/lib/domain/text/variable-colors';

const none: readonly Variable[] = [];

export interface EditorVariables {
  readonly all: readonly Variable[];
  /** In the order in which they first stand in the snippet. */
  readonly used: readonly Variable[];
  readonly others: readonly Variable[];
}

/** The library's variables and those new in this snippet, in the colors that saving will give them. */
export function useEditorVariables(
  library: Library,
  edited: EditedSnippet,
  base: Snippet | null,
): EditorVariables {
  // Until the library has answered, the snippet knows the colors of its own variables.
  const known = useQuery(libraryVariablesQuery(library)).data ?? base?.variables ?? none;
  const { colors } = edited;
  // Typing changes the html with every key, the names in it seldom.
  const names = namesIn(edited).join('\n');
  return useMemo(() => {
    const used = names === '' ? [] : names.split('\n');
    const asked = Object.entries(colors).map(([name, color]) => ({ name, color }));
    const assigned = assignColors(
      Object.fromEntries(known.map(({ name, color }) => [name, color])),
      used,
      asked,
      variableColors,
    );
    const all = Object.entries(assigned).map(([name, color]): Variable => ({ name, color }));
    const byName = new Map(all.map((variable) => [variable.name, variable]));
    return {
      all,
      used: used.flatMap((name) => byName.get(name) ?? []),
      others: all.filter(({ name }) => !used.includes(name)),
    };
  }, [known, names, colors]);
}
