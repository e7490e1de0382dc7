import type { Suggestion } from '@/lib/contracts/suggestion-fields';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { editedFrom, type EditedSnippet } from './edited-snippet';
import { versionOrder } from './version-state';

/** What a snippet would say once a suggestion was accepted. */
export function suggestedText(
  { draft }: Suggestion,
  snippet: Pick<Snippet, 'tags' | 'versions'>,
): EditedSnippet {
  const versions = Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const version = draft.versions[sex];
      if (!version) return [];
      const known = snippet.versions[sex];
      const isKept = known?.html === version.html;
      return [[sex, isKept ? known : { ...version, origin: version.origin ?? 'written', stale: false }]];
    }),
  );
  return {
    ...editedFrom({ title: draft.title, tags: draft.tags ?? snippet.tags, versions }),
    colors: Object.fromEntries(draft.variables.map(({ name, color }) => [name, color])),
  };
}
