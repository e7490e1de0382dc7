import type { KnownPerson, Snippet } from '@/lib/contracts/snippet-fields';
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

/** Who saved a state, or who accepted it and had suggested it, by name. */
export function savedBy(
  { savedBy: saver, suggestedBy }: Pick<SnippetState, 'savedBy' | 'suggestedBy'>,
  uid: string,
) {
  const nameOf = ({ uid: whose, name }: KnownPerson, own: string, unknown: string) =>
    whose === uid ? own : (name ?? unknown);
  if (suggestedBy === undefined) return nameOf(saver, 'You', 'A former member');
  const suggester = nameOf(suggestedBy, 'you', 'a former member');
  return `Suggested by ${suggester}, accepted by ${nameOf(saver, 'you', 'a former member')}`;
}
