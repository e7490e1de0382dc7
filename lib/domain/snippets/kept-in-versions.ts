import type { Sex } from '@/lib/contracts/primitives';
import { keepStretch, replaceWithKept } from '@/lib/domain/text/plain-text-offsets';
import type { Stretch } from '@/lib/domain/text/word-diff';
import { withVersion, type EditedSnippet } from './edited-snippet';

/** Marks a word of the version's source as not about the dog, so that it stays when the version is made again. */
export function keepInSource(edited: EditedSnippet, sex: Sex, { start, end }: Stretch): EditedSnippet {
  const version = edited.versions[sex];
  const source = version?.source && edited.versions[version.source];
  if (!version?.source || !source) return edited;
  const html = keepStretch(source.html, start, end);
  const kept = withVersion(edited, version.source, { ...source, html });
  return withVersion(kept, sex, { ...version, madeFrom: html });
}

/** A version made from the same source, and where in its text the word stands that was decided in another one. */
export interface Sibling {
  readonly sex: Sex;
  /** null: the word stands there no more, or was decided there otherwise. */
  readonly at: Stretch | null;
}

/** The answer given in one version, that a word is not about the dog, in the others that were made from its source. */
export function keepInSiblings(
  edited: EditedSnippet,
  source: Sex,
  word: string,
  siblings: readonly Sibling[],
): EditedSnippet {
  const madeFrom = edited.versions[source]?.html;
  return siblings.reduce((snippet, { sex, at }) => {
    const version = snippet.versions[sex];
    if (!version || madeFrom === undefined) return snippet;
    const html = at === null ? version.html : replaceWithKept(version.html, at, word);
    return withVersion(snippet, sex, { ...version, html, madeFrom });
  }, edited);
}
