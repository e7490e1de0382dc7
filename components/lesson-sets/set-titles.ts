import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SetContent } from '@/lib/domain/letter/lesson-set-content';

/** The titles of a set's snippets, in its order; of one that the library does not hold, that. */
export function titlesIn({ snippets }: SetContent, library: readonly Snippet[]): string[] {
  const titles = new Map(library.map(({ id, title }) => [id, title]));
  return snippets.map(({ id }) => titles.get(id) ?? 'A snippet that is not in your library');
}
