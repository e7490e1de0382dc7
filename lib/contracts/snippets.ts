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

export const listSnippets = operation('GET', path, {
  query: z.strictObject({
    orgId,
    limit: z.optional(
      z
        .string()
        .check(z.regex(/^([1-9]|[1-9]\d|[1-4]\d\d|500)$/, 'The limit is a whole number from 1 to 500.')),
    ),
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  }),
  reply: z.array(snippetSchema),
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
