import type { Snippet, Variable } from '@/lib/contracts/snippet-fields';

/** A library as somebody holds it: data alone, so that it can be kept anywhere. */
export interface HeldLibrary {
  /** Of the library on the server: what has changed since is still to be asked for. */
  readonly version: number;
  /** Newest change first. */
  readonly snippets: readonly Snippet[];
  /** false: its rest is still on its way. */
  readonly isWhole: boolean;
}

/** What has changed in a library since a version of it. */
export interface LibraryChanges {
  readonly version: number;
  /** Those written since. */
  readonly snippets: readonly Snippet[];
  /** Ids of those that are gone. */
  readonly removed: readonly string[];
  /** All colors of the library, where some changed. */
  readonly colors?: readonly Variable[] | undefined;
}

/** What is held once the changes are in it. What did not change is the same object as before. */
export function mergeChanges(held: HeldLibrary, changes: LibraryChanges): HeldLibrary {
  const { version, removed, colors = [] } = changes;
  const changed = new Map(changes.snippets.map((snippet) => [snippet.id, snippet]));
  const gone = new Set(removed);
  const kept: Snippet[] = [];
  for (const snippet of recolored(held.snippets, colors)) {
    const written = changed.get(snippet.id);
    // What was saved from here may be known already, or be newer than the answer.
    if (written && isNewer(written, snippet)) continue;
    if (!written && gone.has(snippet.id)) continue;
    kept.push(snippet);
    changed.delete(snippet.id);
  }
  const snippets = changed.size > 0 ? [...changed.values(), ...kept].sort(byNewest) : kept;
  const isSame =
    snippets.length === held.snippets.length && snippets.every((each, n) => each === held.snippets[n]);
  if (isSame) return held.version === version ? held : { ...held, version };
  return { ...held, version, snippets };
}

/** What is held with one more page of the library behind it. */
export function addPage(held: HeldLibrary, page: readonly Snippet[]): HeldLibrary {
  const known = new Set(held.snippets.map(({ id }) => id));
  return { ...held, snippets: [...held.snippets, ...page.filter(({ id }) => !known.has(id))] };
}

/** `fresh`, with what is as it was held as the same object. */
export function keepUnchanged(held: readonly Snippet[], fresh: readonly Snippet[]): Snippet[] {
  const known = new Map(held.map((snippet) => [snippet.id, snippet]));
  return fresh.map((snippet) => {
    const before = known.get(snippet.id);
    return before && isSame(before, snippet) ? before : snippet;
  });
}

/** A change of the texts counts the revision, one of what was seen of the original does not; colors are the library's. */
const isNewer = (a: Snippet, b: Snippet) =>
  a.revision > b.revision || (a.revision === b.revision && seenIn(a) > seenIn(b));

const seenIn = ({ copiedFrom }: Snippet) => copiedFrom?.revision ?? 0;

const isSame = (a: Snippet, b: Snippet) =>
  a.revision === b.revision &&
  a.updatedAt === b.updatedAt &&
  seenIn(a) === seenIn(b) &&
  recolored([a], b.variables)[0] === a;

/** The snippets with these colors. */
export function recolored(snippets: readonly Snippet[], colors: readonly Variable[]): readonly Snippet[] {
  if (colors.length === 0) return snippets;
  const byName = new Map(colors.map(({ name, color }) => [name, color]));
  const colorOf = ({ name, color }: Variable) => byName.get(name) ?? color;
  return snippets.map((snippet) =>
    snippet.variables.every((variable) => colorOf(variable) === variable.color)
      ? snippet
      : { ...snippet, variables: snippet.variables.map((each) => ({ ...each, color: colorOf(each) })) },
  );
}

/** The order of a library. */
export const byNewest = (a: Snippet, b: Snippet) => compare(b.updatedAt, a.updatedAt) || compare(b.id, a.id);

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
