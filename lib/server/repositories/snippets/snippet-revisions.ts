import 'server-only';
import { createHash } from 'node:crypto';
import { statesKept } from '@/lib/contracts/snippet-history';
import type { Variable } from '@/lib/contracts/snippet-fields';
import { picturesAfterSave } from '@/lib/domain/pictures/kept-pictures';
import { applyVersionChanges, type BySex, type VersionChange } from '@/lib/domain/snippets/snippet-versions';
import type { Scope } from '@/lib/server/policies/scope';
import { shownIn } from './picture-holders';
import type { KeptOriginal, StoredSnippet } from './snippet-document';

/** A draft after it was sanitised: what a write puts in the place of the stored content. */
export interface SnippetContent {
  readonly title: string;
  readonly versions: BySex<VersionChange>;
  /** Left out: an update keeps the tags it finds. */
  readonly tags: readonly string[] | undefined;
  /** Names of the variables in the versions. */
  readonly variables: readonly string[];
  /** Titles of the snippets that the versions include. */
  readonly includes: readonly string[];
  /** Colours that the draft asks for. */
  readonly colors: readonly Variable[];
  /** Of a new snippet. */
  readonly copiedFrom?: KeptOriginal | undefined;
}

const hash = (html: string) => createHash('sha256').update(html).digest('base64url').slice(0, 22);

export function newSnippet(
  { actor, libraryId }: Scope,
  content: SnippetContent,
  now = new Date(),
): StoredSnippet {
  const versions = applyVersionChanges({}, content.versions, hash);
  return {
    libraryId,
    title: content.title,
    versions,
    ...picturesOf(undefined, versions),
    tags: [...(content.tags ?? [])],
    variables: [...content.variables],
    ...includesOf(content),
    createdAt: now,
    updatedAt: now,
    updatedBy: actor.uid,
    revision: 1,
    ...(content.copiedFrom && { copiedFrom: content.copiedFrom }),
  };
}

const includesOf = ({ includes = [] }: { readonly includes?: readonly string[] | undefined }) =>
  includes.length === 0 ? {} : { includes: [...includes], isIncluding: true as const };

function picturesOf(current: StoredSnippet | undefined, versions: StoredSnippet['versions']) {
  const { pictures = [], revision = 0 } = current ?? {};
  const held = picturesAfterSave(pictures, shownIn(versions), revision, statesKept);
  return held.length === 0 ? {} : { pictures: held };
}

/** With `suggestedBy`, the content is somebody else's, and the actor lets it in. */
export function changeSnippet(
  current: StoredSnippet,
  { actor }: Scope,
  content: SnippetContent,
  suggestedBy?: string,
): StoredSnippet {
  const { includes: _, isIncluding: __, pictures: ___, suggestedBy: ____, ...rest } = current;
  const versions = applyVersionChanges(current.versions, content.versions, hash);
  return {
    ...rest,
    title: content.title,
    versions,
    ...picturesOf(current, versions),
    tags: [...(content.tags ?? current.tags)],
    variables: [...content.variables],
    ...includesOf(content),
    updatedAt: new Date(),
    updatedBy: actor.uid,
    ...(suggestedBy !== undefined && { suggestedBy }),
    revision: current.revision + 1,
  };
}

/** The snippet saying again what it said in an earlier state, to the source of each version. */
export function returnTo(current: StoredSnippet, state: StoredSnippet, { actor }: Scope): StoredSnippet {
  const { includes: _, isIncluding: __, pictures: ___, suggestedBy: ____, ...rest } = current;
  return {
    ...rest,
    title: state.title,
    versions: state.versions,
    ...picturesOf(current, state.versions),
    tags: state.tags,
    variables: state.variables,
    ...includesOf(state),
    updatedAt: new Date(),
    updatedBy: actor.uid,
    revision: current.revision + 1,
  };
}
