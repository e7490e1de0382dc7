import { includeHtml, replaceIncludes, titleKey } from '@/lib/domain/text/includes';
import type { EditedSnippet } from './edited-snippet';
import { rewrittenVersions } from './rewritten-versions';

/** The snippet with another title for one that it includes. */
export function renameInclude(edited: EditedSnippet, from: string, to: string): EditedSnippet {
  const renamed = (html: string) =>
    replaceIncludes(html, (title) => (titleKey(title) === titleKey(from) ? includeHtml(to) : null));
  return { ...edited, versions: rewrittenVersions(edited, edited, renamed, {}) };
}
