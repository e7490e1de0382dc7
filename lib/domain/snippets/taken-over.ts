import { editedFrom, type EditedSnippet, type SnippetContent } from './edited-snippet';

/**
 * A copy with the texts of its original. A title and tags that were changed in the copy stay; where nobody knows how the
 * original read, all of them do.
 */
export function takenOver(
  copy: EditedSnippet,
  then: SnippetContent | undefined,
  now: SnippetContent,
): EditedSnippet {
  const followsTitle = then !== undefined && copy.title.trim() === then.title;
  const followsTags = then !== undefined && copy.tags.join('\n') === then.tags.join('\n');
  return {
    ...copy,
    title: followsTitle ? now.title : copy.title,
    tags: followsTags ? now.tags : copy.tags,
    versions: editedFrom(now).versions,
  };
}
