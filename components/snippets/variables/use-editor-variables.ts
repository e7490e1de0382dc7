import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { libraryVariablesQuery, type Library } from '@/lib/client/queries/snippets/snippet-queries';
import { variableColors, type Snippet, type Variable } from '@/lib/contracts/snippet-fields';
import { namesIn, type EditedSnippet } from '@/lib/domain/snippets/edited-snippet';
import { assignColors } from '@/lib/domain/text/variable-colors';
import { starterVariables } from '@/lib/starter/starter-variables';

const none: readonly Variable[] = [];

export interface EditorVariables {
  readonly all: readonly Variable[];
  /** In the order in which they first stand in the snippet. */
  readonly used: readonly Variable[];
  readonly others: readonly Variable[];
  /** The others are in no snippet yet: the library has none, and these are to begin with. */
  readonly areOffered: boolean;
}

/** The library's variables and those new in this snippet, in the colors that saving will give them. */
export function useEditorVariables(
  library: Library,
  edited: EditedSnippet,
  base: Snippet | null,
): EditorVariables {
  // Until the library has answered, the snippet knows the colors of its own variables.
  const { data } = useQuery(libraryVariablesQuery(library));
  const known = data ?? base?.variables ?? none;
  const areOffered = data?.length === 0;
  const { colors } = edited;
  // Typing changes the html with every key, the names in it seldom.
  const names = namesIn(edited).join('\n');
  return useMemo(() => {
    const used = names === '' ? [] : names.split('\n');
    const asked = Object.entries(colors).map(([name, color]) => ({ name, color }));
    const assigned = assignColors(
      Object.fromEntries(known.map(({ name, color }) => [name, color])),
      areOffered ? [...used, ...starterVariables] : used,
      asked,
      variableColors,
    );
    const all = Object.entries(assigned).map(([name, color]): Variable => ({ name, color }));
    const byName = new Map(all.map((variable) => [variable.name, variable]));
    return {
      all,
      used: used.flatMap((name) => byName.get(name) ?? []),
      others: all.filter(({ name }) => !used.includes(name)),
      areOffered,
    };
  }, [known, areOffered, names, colors]);
}
