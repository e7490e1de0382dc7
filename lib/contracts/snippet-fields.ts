import * as z from 'zod/mini';
import { idSchema, sexSchema, timeSchema } from './primitives';

/** In the order in which a library hands them out. */
export const variableColors = ['amber', 'sky', 'violet', 'lime', 'rose', 'coral', 'slate', 'spruce'] as const;
export const variableColorSchema = z.enum(variableColors);
export type VariableColor = z.infer<typeof variableColorSchema>;

/** Length of a snippet's parts, counted in characters as sent. */
export const snippetLimits = {
  title: 120,
  html: 50_000,
  tags: 20,
  tag: 40,
  variables: 200,
  includes: 20,
  pictures: 20,
} as const;

export const tagTooLong = `A tag can have at most ${snippetLimits.tag} characters.`;

const variableNamePattern = /^[a-z][a-z0-9 _-]{0,39}$/;

/** A variable's name as a caller may write it, kept in lower case. */
export const variableNameSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.regex(
      variableNamePattern,
      'A variable starts with a letter, then letters, digits, spaces, _ or -, 40 characters at most.',
    ),
  );

export const variableSchema = z.object({
  name: z.string(),
  color: variableColorSchema,
});
export type Variable = z.infer<typeof variableSchema>;

export const originSchema = z.enum(['written', 'generated']);
export type Origin = z.infer<typeof originSchema>;

export const versionSchema = z.object({
  html: z.string(),
  origin: originSchema,
  source: z.optional(sexSchema),
  stale: z.boolean(),
});
export type Version = z.infer<typeof versionSchema>;

/** The snippet of an organization that one was copied from, and its revision that was copied, or seen since. */
export const copiedFromSchema = z.object({ orgId: z.string(), id: z.string(), revision: z.number() });
export type CopiedFrom = z.infer<typeof copiedFromSchema>;

export const snippetSchema = z.object({
  id: z.string(),
  title: z.string(),
  versions: z.object({
    male: z.optional(versionSchema),
    female: z.optional(versionSchema),
    neutral: z.optional(versionSchema),
  }),
  tags: z.array(z.string()),
  variables: z.array(variableSchema),
  orgId: z.optional(z.string()),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  updatedBy: z.string(),
  /** Uid of who suggested what it says, where `updatedBy` only accepted it. */
  suggestedBy: z.optional(z.string()),
  revision: z.number(),
  /** Left out in the library where the original lies. */
  copiedFrom: z.optional(copiedFromSchema),
});
export type Snippet = z.infer<typeof snippetSchema>;

/** Who did something; without a name once their account is gone. */
export const knownPersonSchema = z.object({ uid: z.string(), name: z.optional(z.string()) });
export type KnownPerson = z.infer<typeof knownPersonSchema>;

const versionDraftSchema = z.strictObject({
  html: z.string().check(z.maxLength(snippetLimits.html, 'A version can have at most 50,000 characters.')),
  origin: z.optional(originSchema),
  source: z.optional(sexSchema),
  regenerated: z.optional(z.literal(true)),
});

const draftShape = {
  title: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'A snippet needs a title.'),
      z.maxLength(snippetLimits.title, 'A title can have at most 120 characters.'),
    ),
  versions: z
    .strictObject({
      male: z.optional(versionDraftSchema),
      female: z.optional(versionDraftSchema),
      neutral: z.optional(versionDraftSchema),
    })
    .check(
      z.refine(
        (versions) => Object.values(versions).some((version) => version !== undefined),
        'A snippet needs at least one version.',
      ),
    ),
  tags: z.optional(
    z
      .array(
        z
          .string()
          .check(
            z.trim(),
            z.minLength(1, 'A tag cannot be empty.'),
            z.maxLength(snippetLimits.tag, tagTooLong),
          ),
      )
      .check(z.maxLength(snippetLimits.tags, 'A snippet can have at most 20 tags.')),
  ),
  variables: z.optional(
    z
      .array(
        z.strictObject({
          name: variableNameSchema,
          color: variableColorSchema,
        }),
      )
      .check(z.maxLength(1_000, 'A draft names at most 1,000 variables.')),
  ),
};

export const revisionSchema = z.int().check(z.positive());

/** Kept only with a new snippet, and only where the caller may read the original. */
const copiedFrom = z.optional(z.strictObject({ orgId: idSchema, id: idSchema, revision: revisionSchema }));

/** What a snippet is to say, without anything about where it comes from. */
export const snippetContentSchema = z.strictObject(draftShape);

export const snippetDraftSchema = z.strictObject({ ...draftShape, copiedFrom });
export type SnippetDraft = z.infer<typeof snippetDraftSchema>;

export const snippetUpdateSchema = z.strictObject({ ...draftShape, id: idSchema, revision: revisionSchema });
export type SnippetUpdate = z.infer<typeof snippetUpdateSchema>;

export const snippetImportSchema = z.strictObject({
  ...draftShape,
  copiedFrom,
  id: z.optional(idSchema),
  revision: z.optional(revisionSchema),
});
export type SnippetImport = z.infer<typeof snippetImportSchema>;
