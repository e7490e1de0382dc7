import type { Snippet } from '@/lib/contracts/snippet-fields';
import { includesIn, titleKey } from '@/lib/domain/text/includes';
import type { Including } from './include-circles';
import { versionOrder } from './version-state';

const known = new WeakMap<Snippet, readonly string[]>();

/** The titles that a snippet includes. */
export function includesOf(snippet: Snippet): readonly string[] {
  const before = known.get(snippet);
  if (before) return before;
  const includes = includesIn(...versionOrder.map((sex) => snippet.versions[sex]?.html ?? ''));
  known.set(snippet, includes);
  return includes;
}

/** Those of them that include others. */
export const includingOf = (snippets: readonly Snippet[]): Including[] =>
  snippets.flatMap((snippet) => {
    const includes = includesOf(snippet);
    return includes.length === 0 ? [] : [{ title: snippet.title, includes }];
  });

/** Those snippets of the same library that include one of these by its title, and are none of them. */
export function holdersOf(
  included: readonly Pick<Snippet, 'id' | 'title' | 'orgId'>[],
  snippets: readonly Snippet[],
): Snippet[] {
  const ids = new Set(included.map(({ id }) => id));
  const keyOf = (orgId: string | undefined, title: string) => `${orgId ?? ''}\n${titleKey(title)}`;
  const keys = new Set(included.map(({ orgId, title }) => keyOf(orgId, title)));
  return snippets.filter(
    (snippet) =>
      !ids.has(snippet.id) && includesOf(snippet).some((title) => keys.has(keyOf(snippet.orgId, title))),
  );
}
