import { stateInEditor, type EditedSnippet, type EditedVersion } from './edited-snippet';
import type { BySex } from './snippet-versions';
import { versionOrder } from './version-state';

type Rewrite = (html: string) => string;

/**
 * All versions with the same done to each. A made version stays as up to date, or as out of date, as it was: its source
 * is rewritten alike. `texts` are the rewritten texts as the editors hold them, where they do.
 */
export function rewrittenVersions(
  edited: EditedSnippet,
  saved: EditedSnippet,
  rewrite: Rewrite,
  texts: BySex<string>,
): EditedSnippet['versions'] {
  const rewritten = Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const version = edited.versions[sex];
      return version ? [[sex, texts[sex] ?? rewrite(version.html)]] : [];
    }),
  ) as BySex<string>;
  return Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const version = edited.versions[sex];
      const html = rewritten[sex];
      if (version === undefined || html === undefined) return [];
      const { source } = version;
      const made = {
        isStale: stateInEditor(edited, saved, sex) === 'stale',
        before: source && edited.versions[source]?.html,
        after: source && rewritten[source],
      };
      return [[sex, rewrittenVersion(version, html, made, rewrite)]];
    }),
  );
}

interface Made {
  readonly isStale: boolean;
  /** The source's text before and after. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function rewrittenVersion(
  version: EditedVersion,
  html: string,
  { isStale, before, after }: Made,
  rewrite: Rewrite,
): EditedVersion {
  if (version.origin === 'written' || (html === version.html && after === before))
    return { ...version, html };
  const { madeFrom } = version;
  if (madeFrom !== undefined && madeFrom !== before) {
    return { ...version, html, madeFrom: rewrite(madeFrom) };
  }
  // What it was made from is not known here: all there is to keep is that it was another text.
  if (isStale) return html === version.html ? version : { ...version, html, stale: true };
  return after === undefined ? { ...version, html } : { ...version, html, madeFrom: after };
}
