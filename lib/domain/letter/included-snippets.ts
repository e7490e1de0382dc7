import type { Sex } from '@/lib/contracts/primitives';
import type { Snippet } from '@/lib/contracts/snippet-fields';
import { includesIn, replaceIncludes, titleKey } from '@/lib/domain/text/includes';
import { includesOf } from '@/lib/domain/snippets/including';
import { versionOrder } from '@/lib/domain/snippets/version-state';
import type { Outdated } from './letter';
import { stead } from './letter-text';

/** More than any letter holds: what includes each other many times over is left in braces beyond. */
const mostCharacters = 200_000;
const mostIncludes = 200;

type Versions = Snippet['versions'];

/**
 * The snippets of a library with what they include put in its place, each version with the fitting one. What no snippet is
 * called, and what would stand in itself, stays in braces. Of two with one title the older one is meant.
 */
export function withIncluded(snippets: readonly Snippet[]): readonly (Snippet & Outdated)[] {
  const including = snippets.filter((snippet) => includesOf(snippet).length > 0);
  if (including.length === 0) return snippets;
  const byTitle = new Map<string, Snippet>();
  for (const snippet of snippets.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    byTitle.set(keyIn(snippet.orgId, snippet.title), snippet);
  }
  const whole = new Map(including.map((snippet) => [snippet.id, wholeOf(snippet, byTitle)]));
  return snippets.map((snippet) => whole.get(snippet.id) ?? snippet);
}

const keyIn = (orgId: string | undefined, title: string) => `${orgId ?? ''}\n${titleKey(title)}`;

function wholeOf(snippet: Snippet, byTitle: ReadonlyMap<string, Snippet>): Snippet & Outdated {
  const versions: Versions = {};
  const outdated: Partial<Record<Sex, string[]>> = {};
  let left = mostIncludes;
  const variables = new Map(snippet.variables.map((variable) => [variable.name, variable]));
  for (const sex of versionOrder) {
    const version = snippet.versions[sex];
    if (version) versions[sex] = { ...version, html: expanded(version.html, sex, snippet, [snippet.id]) };
  }
  return {
    ...snippet,
    versions,
    variables: [...variables.values()],
    ...(Object.keys(outdated).length > 0 && { outdated }),
  };

  function expanded(html: string, sex: Sex, holder: Snippet, way: readonly string[]): string {
    const textOf = (title: string): string | null => {
      const included = byTitle.get(keyIn(holder.orgId, title));
      if (!included || way.includes(included.id) || left === 0) return null;
      left -= 1;
      const from = stead[sex].find((each) => (included.versions[each]?.html ?? '') !== '');
      const version = from === undefined ? undefined : included.versions[from];
      if (version === undefined) return null;
      if (version.stale) {
        outdated[sex] = [...new Set([...(outdated[sex] ?? []), included.title])];
      }
      for (const variable of included.variables)
        if (!variables.has(variable.name)) variables.set(variable.name, variable);
      return expanded(version.html, sex, included, [...way, included.id]);
    };
    const blocks = html.replace(
      /<p>([^<]*)<\/p>/g,
      (paragraph, line: string) => (isOneInclude(line) ? onlyInclude(line, textOf) : null) ?? paragraph,
    );
    const whole = replaceIncludes(blocks, (title) => {
      const text = textOf(title);
      return text === null ? null : inlineHtml(text);
    });
    return whole.length > mostCharacters ? html : whole;
  }
}

const isOneInclude = (line: string) => /^[\s\u00a0]*\{\{[^{}]*\}\}[\s\u00a0]*$/.test(line);

/** The whole text of an include that has a line of its own. */
function onlyInclude(line: string, textOf: (title: string) => string | null): string | null {
  const [title] = includesIn(line);
  return title === undefined ? null : textOf(title);
}

/** The words of a text for the middle of a line; where it has several lines, they stay lines. */
const inlineHtml = (html: string) =>
  html
    .split(/<\/(?:p|li|blockquote)>/)
    .map((line) => line.replace(/<\/?(?:p|li|ul|ol|blockquote)\b[^<>]*>/g, '').trim())
    .filter((line) => line !== '')
    .join('<br>');
