import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema } from './primitives';
import {
  snippetDraftSchema,
  snippetImportSchema,
  snippetSchema,
  snippetUpdateSchema,
  variableSchema,
} from './snippet-fields';

const path = '/api/snippets';
const orgId = z.optional(idSchema);
const library = z.strictObject({ orgId });
const cursor = z.string().check(z.minLength(1), z.maxLength(400));

export const listSnippets = operation('GET', path, {
  query: z.strictObject({
    orgId,
    limit: z.optional(
      z
        .string()
        .check(z.regex(/^([1-9]|[1-9]\d|[1-4]\d\d|500)$/, 'The limit is a whole number from 1 to 500.')),
    ),
    after: z.optional(cursor),
  }),
  reply: z.array(snippetSchema),
});

/** The library for who holds nothing of it, newest change first: a small page, then large ones. */
export const listPage = operation('GET', `${path}/changes`, {
  query: z.strictObject({ orgId, after: z.optional(cursor) }),
  reply: z.object({
    /** Of the library, before the page was read: what has changed since is asked for with that of the first page. */
    version: z.number(),
    snippets: z.array(snippetSchema),
    /** `after` of the next page, where there is one. */
    next: z.optional(z.string()),
  }),
});

/** What has changed in a library since the version that is held. */
export const listChanges = operation('GET', `${path}/changes`, {
  query: z.strictObject({
    orgId,
    since: z
      .string()
      .check(z.regex(/^(0|[1-9]\d{0,14})$/, 'The version is a whole number, as an answer before had it.')),
  }),
  reply: z.union([
    z.object({
      isComplete: z.literal(true),
      version: z.number(),
      /** Those written since, as they are now. */
      snippets: z.array(snippetSchema),
      /** Ids of what was deleted or moved away since. */
      removed: z.array(z.string()),
      /** All colors of the library, where a known variable has got another one since. */
      colors: z.optional(z.array(variableSchema)),
    }),
    /** That cannot be told any more: the pages have to be read anew. */
    z.object({ isComplete: z.literal(false), version: z.number() }),
  ]),
});

export const getSnippet = operation('GET', path, {
  query: z.strictObject({ id: idSchema, orgId }),
  reply: snippetSchema,
});

export const listTags = operation('GET', path, {
  query: z.strictObject({ tags: z.literal('true'), orgId }),
  reply: z.array(z.string()),
});

export const listVariables = operation('GET', path, {
  query: z.strictObject({ variables: z.literal('true'), orgId }),
  reply: z.array(variableSchema),
});

/** A person's private snippets, for support staff to whom they gave access. */
export const listGrantedSnippets = operation('GET', path, {
  query: z.strictObject({ uid: idSchema }),
  reply: z.array(snippetSchema),
});

export const getGrantedSnippet = operation('GET', path, {
  query: z.strictObject({ uid: idSchema, id: idSchema }),
  reply: snippetSchema,
});

export const createSnippet = operation('POST', path, {
  query: library,
  body: snippetDraftSchema,
  reply: snippetSchema,
  status: 201,
});

export const updateSnippet = operation('PUT', path, {
  query: library,
  body: snippetUpdateSchema,
  reply: snippetSchema,
});

export const deleteSnippet = operation('DELETE', path, {
  query: z.strictObject({ id: idSchema, orgId }),
});

/** Most snippets that one import or one move may name. */
export const batchLimit = 200;

export const importSnippets = operation('POST', `${path}/import`, {
  query: library,
  body: z.strictObject({
    snippets: z
      .array(snippetImportSchema)
      .check(z.minLength(1), z.maxLength(batchLimit, 'One import can have at most 200 snippets.')),
  }),
  reply: z.object({
    created: z.number(),
    updated: z.number(),
    skipped: z.array(z.object({ index: z.number(), reason: z.string() })),
  }),
});

export const moveSnippets = operation('POST', `${path}/bulk-update-org`, {
  query: z.strictObject({}),
  body: z.strictObject({
    snippetIds: z
      .array(idSchema)
      .check(z.minLength(1), z.maxLength(batchLimit, 'One move can have at most 200 snippets.')),
    /** null: the caller's private library. */
    orgId: z.nullable(idSchema),
  }),
  reply: z.object({ moved: z.number() }),
});
