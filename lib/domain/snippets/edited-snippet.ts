import type { Sex } from '@/lib/contracts/primitives';
import type { Origin, Snippet, SnippetDraft, VariableColor } from '@/lib/contracts/snippet-fields';
import { isBlankHtml } from '@/lib/domain/text/html-text';
import { namesAskedFor } from '@/lib/domain/text/condition-names';
import { flatHtml } from '@/lib/domain/text/rich-text-html';
import type { BySex } from './snippet-versions';
import type { ColorsByName } from '@/lib/domain/text/variable-colors';
import { variablesIn } from '@/lib/domain/text/variables';
import { versionOrder, type VersionState } from './version-state';

export interface EditedVersion {
  readonly html: string;
  readonly origin: Origin;
  readonly source?: Sex | undefined;
  readonly stale: boolean;
  /** The source's html when this version was made here; left out once it was saved. */
  readonly madeFrom?: string | undefined;
}

/** A snippet as it stands in the editor, saved or not. */
export interface EditedSnippet {
  readonly title: string;
  readonly tags: readonly string[];
  readonly versions: BySex<EditedVersion>;
  /** Colors chosen here; every other variable keeps the color it has in the library. */
  readonly colors: ColorsByName;
}

/** What a snippet says, or said before. */
export type SnippetContent = Pick<Snippet, 'title' | 'tags' | 'versions'>;

export const emptySnippet: EditedSnippet = { title: '', tags: [], versions: {}, colors: {} };

export function editedFrom({ title, tags, versions }: SnippetContent): EditedSnippet {
  return {
    title,
    tags,
    colors: {},
    versions: Object.fromEntries(
      versionOrder.flatMap((sex) => {
        const version = versions[sex];
        return version ? [[sex, { ...version, html: flatHtml(version.html) }]] : [];
      }),
    ),
  };
}

/**
 * A version after something was typed into it: what a hand has changed counts as written. A text that is back at one
 * of `known`, by undoing or by hand, is again what it was then.
 */
export function writeVersion(
  edited: EditedSnippet,
  sex: Sex,
  html: string,
  known: readonly EditedVersion[] = [],
): EditedSnippet {
  if (edited.versions[sex]?.html === html) return edited;
  if (isBlankHtml(html)) return withVersion(edited, sex, undefined);
  const version = known.find((before) => before.html === html) ?? { html, origin: 'written', stale: false };
  return withVersion(edited, sex, version);
}

/** What a version was made from: another one, as it read then. */
export interface MadeFrom {
  readonly source: Sex;
  readonly html: string;
}

/** A version as it was made from another one's text. */
export function makeVersion(edited: EditedSnippet, sex: Sex, html: string, from: MadeFrom): EditedSnippet {
  const { source, html: madeFrom } = from;
  return withVersion(edited, sex, { html, origin: 'generated', source, stale: false, madeFrom });
}

/** A made version in which a doubtful word was decided: it is still the one that was made. */
export function decideVersion(edited: EditedSnippet, sex: Sex, html: string): EditedSnippet {
  const version = edited.versions[sex];
  return version ? withVersion(edited, sex, { ...version, html }) : edited;
}

/**
 * Takes marks in the source off again with the decisions that set them, or sets them again, once an undo or a redo has
 * brought a version back to one of `states`, which are what was there before and after those decisions. A source that
 * reads otherwise than in any of them stays.
 */
export function followDecisions(
  edited: EditedSnippet,
  sex: Sex,
  states: readonly EditedSnippet[],
): EditedSnippet {
  const then = states.find(({ versions }) => versions[sex]?.html === edited.versions[sex]?.html);
  const source = then?.versions[sex]?.source;
  const isMarked =
    source && states.some((one) => one.versions[source]?.html === edited.versions[source]?.html);
  if (!then || !isMarked) return edited;
  const isAsThen = (other: Sex) =>
    states.some((one) => one.versions[other]?.html === edited.versions[other]?.html);
  return versionOrder
    .filter((other) => other === sex || isAsThen(other))
    .reduce((snippet, other) => withVersion(snippet, other, then.versions[other]), edited);
}

/** A snippet before and after all its versions got other texts at once. */
export type Rewriting = readonly [before: EditedSnippet, after: EditedSnippet];

/**
 * Takes a rewriting back, or brings it back, as a whole, once an undo or a redo has done so with one version; where
 * another one has been written on since, it stays with that one.
 */
export function followRewritings(
  edited: EditedSnippet,
  sex: Sex,
  rewritings: readonly Rewriting[],
): EditedSnippet {
  const htmlIn = ({ versions }: EditedSnippet, of: Sex) => versions[of]?.html;
  const reads = (of: Sex, as: EditedSnippet) => htmlIn(edited, of) === htmlIn(as, of);
  for (const [before, after] of rewritings.toReversed()) {
    for (const [then, other] of [
      [before, after],
      [after, before],
    ] as const) {
      const isThen = reads(sex, then) && htmlIn(then, sex) !== htmlIn(other, sex);
      if (isThen && versionOrder.every((each) => each === sex || reads(each, other)))
        return { ...edited, versions: then.versions, colors: then.colors };
    }
  }
  return edited;
}

export function withVersion(
  edited: EditedSnippet,
  sex: Sex,
  version: EditedVersion | undefined,
): EditedSnippet {
  const { [sex]: _, ...others } = edited.versions;
  return { ...edited, versions: version ? { ...others, [sex]: version } : others };
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

/** Whether what was sent reads as what is saved. */
export function isSavedAs(sent: EditedSnippet, saved: SnippetContent): boolean {
  const versions = versionOrder.flatMap((sex) => {
    const version = sent.versions[sex];
    return version ? [[sex, { ...version, madeFrom: undefined }] as const] : [];
  });
  return isSameSnippet({ ...sent, colors: {}, versions: Object.fromEntries(versions) }, editedFrom(saved));
}

function isSameVersion(a: EditedVersion | undefined, b: EditedVersion | undefined): boolean {
  return a?.html === b?.html && a?.origin === b?.origin && a?.madeFrom === b?.madeFrom;
}

function isSameColors(a: ColorsByName, b: ColorsByName): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => a[name] === b[name]);
}

export function hasContent({ title, tags, versions }: EditedSnippet): boolean {
  return title.trim() !== '' || tags.length > 0 || versionOrder.some((sex) => versions[sex]);
}

/**
 * What is sent to be saved, one after the other: the server counts a version as made from its source as it stands in
 * the same draft, so one whose source was changed after it was made is sent first beside what it was made from, and one
 * that was out of date and reads otherwise now first without a source.
 */
export function draftsFrom(edited: EditedSnippet, saved: EditedSnippet): [...SnippetDraft[], SnippetDraft] {
  const aged = versionOrder.filter((sex) => isAged(edited.versions[sex], saved.versions[sex]));
  const apart = aged.length > 0 ? [draftFrom(aged.reduce(withoutSource, edited))] : [];
  const origins = versionOrder.flatMap((sex) => outdatedOrigin(edited, sex) ?? []);
  const beside = origins.map(({ source, html }) =>
    draftFrom(withVersion(edited, source, { html, origin: 'written', stale: false })),
  );
  return [...apart, ...beside, draftFrom(edited)];
}

/** Whether a version that is out of date reads otherwise than the server has it, and would count as just made there. */
function isAged(version: EditedVersion | undefined, saved: EditedVersion | undefined): boolean {
  return (
    version?.origin === 'generated' &&
    version.stale &&
    version.source !== undefined &&
    version.html !== saved?.html
  );
}

function withoutSource(edited: EditedSnippet, sex: Sex): EditedSnippet {
  const version = edited.versions[sex];
  return version ? withVersion(edited, sex, { ...version, source: undefined }) : edited;
}

/** What a version was made from, where it was made here and its source has changed since. */
function outdatedOrigin({ versions }: EditedSnippet, sex: Sex): MadeFrom | undefined {
  const { source, madeFrom: html } = versions[sex] ?? {};
  if (source === undefined || html === undefined) return undefined;
  const now = versions[source]?.html;
  return now === undefined || now === html ? undefined : { source, html };
}

function draftFrom(edited: EditedSnippet): SnippetDraft {
  const { title, tags, versions, colors } = edited;
  return {
    title: title.trim(),
    tags: [...tags],
    versions: Object.fromEntries(
      versionOrder.flatMap((sex) => {
        const version = versions[sex];
        if (!version) return [];
        const { html, origin, source, madeFrom } = version;
        const regenerated = madeFrom !== undefined && !outdatedOrigin(edited, sex);
        return [
          [
            sex,
            { html, origin, ...(source && { source }), ...(regenerated && { regenerated: true as const }) },
          ],
        ];
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
  return version.stale || hasMovedOn || outdatedOrigin(edited, sex) ? 'stale' : 'generated';
}

/** Fills an empty version with the text of another one, to be changed by hand. */
export function startFrom(edited: EditedSnippet, sex: Sex, source: Sex): EditedSnippet {
  return writeVersion(edited, sex, edited.versions[source]?.html ?? '');
}

export const isUnwritten = ({ versions }: EditedSnippet): boolean =>
  !versionOrder.some((sex) => versions[sex]);

/** A snippet without a text takes over another's, and its title where it has none. */
export const beginWith = (edited: EditedSnippet, { title, versions }: EditedSnippet): EditedSnippet => ({
  ...edited,
  title: edited.title.trim() === '' ? title : edited.title,
  versions,
});

/** The version to begin with: the one asked for, where it is there, else the first that is. */
export const firstVersion = ({ versions }: EditedSnippet, asked: Sex | undefined): Sex =>
  [asked, ...versionOrder].find((sex) => sex && versions[sex]) ?? 'male';

export function namesIn(edited: EditedSnippet): string[] {
  return namesAskedFor(...versionOrder.map((sex) => edited.versions[sex]?.html ?? ''));
}

/** How often a variable stands in a text. */
export function countVariable(html: string, name: string): number {
  return variablesIn(html).filter((variable) => variable.name === name).length;
}
