import 'server-only';
import * as z from 'zod/mini';
import { sexSchema, sexes } from '@/lib/contracts/primitives';
import { originSchema, type CopiedFrom, type Snippet, type Version } from '@/lib/contracts/snippet-fields';
import type { BySex, KeptVersion } from '@/lib/domain/snippets/snippet-versions';
import { organizationOf } from '@/lib/domain/organizations/owner';
import { storedTime } from '@/lib/server/repositories/document-schema';
import { coloredVariables, type Library } from '@/lib/server/repositories/libraries/libraries';

const keptVersionSchema = z.object({
  html: z.string(),
  origin: originSchema,
  source: z.optional(sexSchema),
  sourceHash: z.optional(z.string()),
  stale: z.boolean(),
});

const keptOriginalSchema = z.object({
  orgId: z.string(),
  id: z.string(),
  revision: z.number(),
  /** It was not the newest one any more when it was copied: nobody has checked that the copier had read it. */
  isOutdated: z.optional(z.literal(true)),
});
export type KeptOriginal = z.output<typeof keptOriginalSchema>;

export const storedSnippetSchema = z.object({
  libraryId: z.string(),
  title: z.string(),
  versions: z.object({
    male: z.optional(keptVersionSchema),
    female: z.optional(keptVersionSchema),
    neutral: z.optional(keptVersionSchema),
  }),
  tags: z.array(z.string()),
  variables: z.array(z.string()),
  createdAt: storedTime,
  updatedAt: storedTime,
  updatedBy: z.string(),
  /** Who suggested what it says since its last save. */
  suggestedBy: z.optional(z.string()),
  revision: z.number(),
  copiedFrom: z.optional(keptOriginalSchema),
  /** Titles of what it includes; both are left out where that is nothing. */
  includes: z.optional(z.array(z.string())),
  isIncluding: z.optional(z.literal(true)),
  /** Those that it holds; left out where there are none. */
  pictures: z.optional(z.array(z.object({ id: z.string(), lastIn: z.optional(z.number()) }))),
  /** The version of its library that last wrote it; left out where that was before it was kept. */
  version: z.optional(z.number()),
});
export type StoredSnippet = z.output<typeof storedSnippetSchema>;

/** What a snippet can be found by, without its texts. */
export const labelsSchema = z.object({ tags: z.array(z.string()), variables: z.array(z.string()) });

/** The document as Firestore takes it, written by this version of its library: nothing in it is undefined. */
export function toDocument(snippet: StoredSnippet, version: number) {
  return { ...toKept(snippet), version };
}

/** The same as it is kept where no library lists it. */
export function toKept(snippet: StoredSnippet) {
  const { version: _, ...content } = snippet;
  return { ...content, versions: withoutUndefined(content.versions) };
}

function withoutUndefined(versions: BySex<KeptVersion | undefined>) {
  const result: Record<string, Record<string, unknown>> = {};
  for (const sex of sexes) {
    const version = versions[sex];
    if (version)
      result[sex] = Object.fromEntries(Object.entries(version).filter(([, part]) => part !== undefined));
  }
  return result;
}

/** The snippet as the wire has it, with the colours of its library. */
export function toSnippet(id: string, stored: StoredSnippet, colors: Library['colors']): Snippet {
  const orgId = organizationOf(stored.libraryId);
  return {
    id,
    title: stored.title,
    versions: toVersions(stored.versions),
    tags: stored.tags,
    variables: coloredVariables(stored.variables, colors),
    ...(orgId && { orgId }),
    createdAt: stored.createdAt.toISOString(),
    updatedAt: stored.updatedAt.toISOString(),
    updatedBy: stored.updatedBy,
    ...(orgId && stored.suggestedBy !== undefined && { suggestedBy: stored.suggestedBy }),
    revision: stored.revision,
    ...(stored.copiedFrom &&
      stored.copiedFrom.orgId !== orgId && { copiedFrom: toOriginal(stored.copiedFrom) }),
  };
}

const toOriginal = ({ orgId, id, revision }: KeptOriginal): CopiedFrom => ({ orgId, id, revision });

export function toVersions({ male, female, neutral }: StoredSnippet['versions']): Snippet['versions'] {
  return {
    ...(male && { male: toVersion(male) }),
    ...(female && { female: toVersion(female) }),
    ...(neutral && { neutral: toVersion(neutral) }),
  };
}

function toVersion({ html, origin, source, stale }: KeptVersion): Version {
  return { html, origin, stale, ...(source && { source }) };
}

/** In bytes: what may stand in one commit beside the 1 MiB that a call brings; Google’s emulator takes 4 MiB, Firestore 10. */
export const commitRoom = 2.5 * 1024 * 1024;

/** About what a snippet takes of a commit. */
export const sizeOf = (stored: StoredSnippet): number => Buffer.byteLength(JSON.stringify(stored));
