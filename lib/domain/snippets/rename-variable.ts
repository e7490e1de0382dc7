import type { VariableColor } from '@/lib/contracts/snippet-fields';
import type { EditedSnippet, EditedVersion } from './edited-snippet';
import { rewrittenVersions } from './rewritten-versions';
import type { BySex } from './snippet-versions';
import { namesAskedFor, renameInConditions } from '@/lib/domain/text/condition-names';
import { replaceInWords, variableText } from '@/lib/domain/text/variables';
import { versionOrder } from './version-state';

export interface Renaming {
  readonly from: string;
  readonly to: string;
  /** The old name's, which goes along; null where the new name has a color already. */
  readonly color: VariableColor | null;
}

type Names = Pick<Renaming, 'from' | 'to'>;

/** Gives a variable another name in what is read and in the conditions of parts; what else stands in a tag, such as a link's address, stays. */
export function renameInHtml(html: string, { from, to }: Names): string {
  const renamed = replaceInWords(html, (name, variable) =>
    name === from ? variableText({ ...variable, name: to }) : null,
  );
  return renameInConditions(renamed, from, to);
}

/** The snippet with a variable renamed in all its versions; `texts` are the renamed texts as the editors hold them, where they do. */
export function renameVariable(
  edited: EditedSnippet,
  saved: EditedSnippet,
  renaming: Renaming,
  texts: BySex<string> = {},
): EditedSnippet {
  const { to, color } = renaming;
  const versions = rewrittenVersions(edited, saved, (html) => renameInHtml(html, renaming), texts);
  return { ...edited, versions, colors: color ? { ...edited.colors, [to]: color } : edited.colors };
}

export function usesVariable(versions: BySex<Pick<EditedVersion, 'html'>>, name: string): boolean {
  return namesAskedFor(...versionOrder.map((sex) => versions[sex]?.html ?? '')).includes(name);
}
