import type { VariableColor } from '@/lib/contracts/snippet-fields';
import { stateInEditor, type EditedSnippet, type EditedVersion } from './edited-snippet';
import type { BySex } from './snippet-versions';
import { replaceVariables, variableNames } from '@/lib/domain/text/variables';
import { versionOrder } from './version-state';

export interface Renaming {
  readonly from: string;
  readonly to: string;
  /** The old name's, which goes along; null where the new name has a color already. */
  readonly color: VariableColor | null;
}

type Names = Pick<Renaming, 'from' | 'to'>;

/** Gives a variable another name in what is read; what stands in a tag, such as a link's address, stays. */
export function renameInHtml(html: string, { from, to }: Names): string {
  return html.replace(/<[^<>]*>|[^<]+/g, (piece) =>
    piece.startsWith('<') ? piece : replaceVariables(piece, (name) => (name === from ? `{{${to}}}` : null)),
  );
}

/**
 * The snippet with a variable renamed in all its versions. A made version stays as up to date, or as out of date, as it
 * was: its source is renamed alike. `texts` are the renamed texts as the editors hold them, where they do.
 */
export function renameVariable(
  edited: EditedSnippet,
  saved: EditedSnippet,
  renaming: Renaming,
  texts: BySex<string> = {},
): EditedSnippet {
  const { to, color } = renaming;
  const renamed = Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const version = edited.versions[sex];
      return version ? [[sex, texts[sex] ?? renameInHtml(version.html, renaming)]] : [];
    }),
  ) as BySex<string>;
  const versions = Object.fromEntries(
    versionOrder.flatMap((sex) => {
      const version = edited.versions[sex];
      const html = renamed[sex];
      if (version === undefined || html === undefined) return [];
      const { source } = version;
      const made = {
        isStale: stateInEditor(edited, saved, sex) === 'stale',
        before: source && edited.versions[source]?.html,
        after: source && renamed[source],
      };
      return [[sex, renamedVersion(version, html, made, renaming)]];
    }),
  );
  return { ...edited, versions, colors: color ? { ...edited.colors, [to]: color } : edited.colors };
}

interface Made {
  readonly isStale: boolean;
  /** The source's text before and after the renaming. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

function renamedVersion(
  version: EditedVersion,
  html: string,
  { isStale, before, after }: Made,
  names: Names,
): EditedVersion {
  if (version.origin === 'written' || (html === version.html && after === before))
    return { ...version, html };
  const { madeFrom } = version;
  if (madeFrom !== undefined && madeFrom !== before) {
    return { ...version, html, madeFrom: renameInHtml(madeFrom, names) };
  }
  // What it was made from is not known here: all there is to keep is that it was another text.
  if (isStale) return html === version.html ? version : { ...version, html, stale: true };
  return after === undefined ? { ...version, html } : { ...version, html, madeFrom: after };
}

export function usesVariable(versions: BySex<Pick<EditedVersion, 'html'>>, name: string): boolean {
  return variableNames(...versionOrder.map((sex) => versions[sex]?.html ?? '')).includes(name);
}
