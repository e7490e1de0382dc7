import type { Sex } from '@/lib/contracts/primitives';
import type { Origin, Snippet, SnippetDraft, VariableColor } from '@/lib/contracts/snippet';
import { isBlankHtml } from './html-text';
import type { BySex } from './snippet-versions';
import { variableNames, type ColorsByName } from './variables';
import { versionOrder, type VersionState } from './version-state';

export interface EditedVersion {
  readonly html: string;
  readonly origin: Origin;
  readonly source?: Sex | undefined;
  readonly stale: boolean;
}

/** A snippet as it stands in the editor, saved or not. */
export interface EditedSnippet {
  readonly title: string;
  readonly tags: readonly string[];
  readonly versions: BySex<EditedVersion>;
  /** Colors chosen here; every other variable keeps the color it has in the library. */
  readonly colors: ColorsByName;
}

export const emptySnippet: EditedSnippet = { title: '', tags: [], versions: {}, colors: {} };

export function editedFrom({ title, tags, versions }: Snippet): EditedSnippet {
  return { title, tags, versions, colors: {} };
}

/** A version after something was typed into it: what a hand has changed counts as written. */
export function writeVersion(edited: EditedSnippet, sex: Sex, html: string): EditedSnippet {
  if (edited.versions[sex]?.html === html) return edited;
  const { [sex]: _, ...others } = edited.versions;
  if (isBlankHtml(html)) return { ...edited, versions: others };
  return { ...edited, versions: { ...others, [sex]: { html, origin: 'written', stale: false } } };
}

export function chooseColor(edited: EditedSnippet, name: string, color: VariableColor): EditedSnippet {
  return { ...edited, colors: { ...edited.colors, [name]: color } };
}

export function isSameSnippet(a: EditedSnippet, b: EditedSnippet): boolean {
  return (
    a === b ||
    (a.title.trim() === b.title.trim() &&
      a.tags.join('\n') === b.tags.join('\n') &&
      versionOrder.every((sex) => isSameVersion(a.versions[sex], b.versions[sex])) &&
      isSameColors(a.colors, b.colors))
  );
}

function isSameVersion(a: EditedVersion | undefined, b: EditedVersion | undefined): boolean {
  return a?.html === b?.html && a?.origin === b?.origin;
}

function isSameColors(a: ColorsByName, b: ColorsByName): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

export function hasContent({ title, tags, versions }: EditedSnippet): boolean {
  return title.trim() !== '' || tags.length > 0 || versionOrder.some((sex) => versions[sex]);
}

/** What is sent to be saved. */
export function draftFrom({ title, tags, versions, colors }: EditedSnippet): SnippetDraft {
  return {
    title: title.trim(),
    tags: [...tags],
    versions: Object.fromEntries(
      versionOrder.flatMap((sex) => {
        const version = versions[sex];
        if (!version) return [];
        const { html, origin, source } = version;
        return [[sex, { html, origin, ...(source && { source }) }]];
      }),
    ),
    variables: Object.entries(colors).map(([name, color]) => ({ name, color })),
  };
}

/**
 * What was sent, now saved: the texts as they stand in the editor, so that the cursor stays where it is, and their
 * states as the server tells them.
 */
export function afterSave(sent: EditedSnippet, saved: Snippet): EditedSnippet {
  return {
    title: saved.title,
    tags: saved.tags,
    colors: {},
    versions: Object.fromEntries(
      versionOrder.flatMap((sex) => {
        const version = saved.versions[sex];
        return version ? [[sex, { ...version, html: sent.versions[sex]?.html ?? version.html }]] : [];
      }),
    ),
  };
}

/** The state of a version on its tab; one that was made from a text changed since is out of date before it is saved. */
export function stateInEditor(edited: EditedSnippet, saved: EditedSnippet, sex: Sex): VersionState {
  const version = edited.versions[sex];
  if (!version) return 'missing';
  if (version.origin === 'written') return 'written';
  const { source } = version;
  const hasMovedOn =
    source !== undefined &&
    isSameVersion(version, saved.versions[sex]) &&
    edited.versions[source]?.html !== saved.versions[source]?.html;
  return version.stale || hasMovedOn ? 'stale' : 'generated';
}

/** Fills an empty version with the text of another one, to be changed by hand. */
export function startFrom(edited: EditedSnippet, sex: Sex, source: Sex): EditedSnippet {
  return writeVersion(edited, sex, edited.versions[source]?.html ?? '');
}

export function namesIn(edited: EditedSnippet): string[] {
  return variableNames(...versionOrder.map((sex) => edited.versions[sex]?.html ?? ''));
}

/** How often a variable stands in a text. */
export function countVariable(html: string, name: string): number {
  return html.split(`{{${name}}}`).length - 1;
}
