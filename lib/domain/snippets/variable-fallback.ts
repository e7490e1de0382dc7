import { decodeEntities, escapeHtml } from '@/lib/domain/text/html-text';
import { replaceInWords, variablesIn, variableText } from '@/lib/domain/text/variables';
import type { EditedSnippet } from './edited-snippet';
import { rewrittenVersions } from './rewritten-versions';
import type { BySex } from './snippet-versions';
import { versionOrder } from './version-state';

export interface FallbackChange {
  readonly name: string;
  /** As it is kept, without entities; '' for none. */
  readonly fallback: string;
}

/** Gives a variable a fallback wherever it is read; what stands in a link's address stays. */
export function fallbackInHtml(html: string, { name, fallback }: FallbackChange): string {
  const text = variableText(fallback === '' ? { name } : { name, fallback: escapeHtml(fallback) });
  return replaceInWords(html, (found) => (found === name ? text : null));
}

/** The snippet with the fallback in all its versions; `texts` are these as the editors hold them, where they do. */
export function changeFallback(
  edited: EditedSnippet,
  saved: EditedSnippet,
  change: FallbackChange,
  texts: BySex<string>,
): EditedSnippet {
  const versions = rewrittenVersions(edited, saved, (html) => fallbackInHtml(html, change), texts);
  return { ...edited, versions };
}

/** The html with nothing in its tags, which no variable reaches across. */
const wordsOf = (html: string) => html.replace(/<[^<>]*>/g, '<>');

/** What the snippet says for a variable that is left blank, each once; '' where it says nothing. */
export function fallbacksOf({ versions }: Pick<EditedSnippet, 'versions'>, name: string): string[] {
  const variables = versionOrder.flatMap((sex) => variablesIn(wordsOf(versions[sex]?.html ?? '')));
  const found = variables.filter((variable) => variable.name === name);
  return [...new Set(found.map(({ fallback = '' }) => decodeEntities(fallback)))];
}
