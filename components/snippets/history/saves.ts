import type { Snippet } from '@/lib/contracts/snippet-fields';
import type { SnippetState } from '@/lib/contracts/snippet-history';
import { changeWords } from '@/lib/domain/snippets/change-words';
import { editedFrom } from '@/lib/domain/snippets/edited-snippet';

/** What each save has changed, the snippet's as it is now first; empty where what it was before is not known. */
export function changesOfSaves(current: Snippet, states: readonly SnippetState[]): string[] {
  const contents = [current, ...states];
  const texts = contents.map(editedFrom);
  return texts.map((after, at) => {
    const before = texts[at + 1];
    if (before) return changeWords(before, after);
    return contents[at]?.revision === 1 ? 'Created' : '';
  });
}

export const savedBy = ({ savedBy: person }: SnippetState, uid: string): string =>
  person.uid === uid ? 'You' : (person.name ?? 'A former member');
