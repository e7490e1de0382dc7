import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, timeSchema } from './primitives';
import { knownPersonSchema, snippetSchema } from './snippet-fields';

const path = '/api/trash';
const orgId = z.optional(idSchema);
const after = z.optional(z.string().check(z.minLength(1), z.maxLength(400)));

/** For how many days a deleted snippet can be restored. */
export const trashDays = 30;

/** Most snippets that are restored at once. */
const restoreLimit = 200;

export const trashedSnippetSchema = z.object({
  snippet: snippetSchema,
  deletedAt: timeSchema,
  deletedBy: knownPersonSchema,
  /** From then on it is deleted for good. */
  purgeAt: timeSchema,
});
export type TrashedSnippet = z.infer<typeof trashedSnippetSchema>;

const page = z.object({
  snippets: z.array(trashedSnippetSchema),
  /** `after` of the next page, where there is one. */
  next: z.optional(z.string()),
});

/** What was deleted from a library, the last one first. */
export const listTrash = operation('GET', path, { query: z.strictObject({ orgId, after }), reply: page });

/** The same of a person's private library, for support staff to whom they gave access. */
export const listGrantedTrash = operation('GET', path, {
  query: z.strictObject({ uid: idSchema, after }),
  reply: page,
});

/** Brings snippets back as they were, all that are there or none; the others are `missing`. */
export const restoreFromTrash = operation('POST', `${path}/restore`, {
  query: z.strictObject({ orgId }),
  body: z.strictObject({
    ids: z
      .array(idSchema)
      .check(z.minLength(1), z.maxLength(restoreLimit, 'At most 200 snippets are restored at once.')),
  }),
  reply: z.object({ restored: z.array(snippetSchema), missing: z.array(z.string()) }),
});

/** Deletes one for good, with its history; 204 also where there is none. */
export const deleteForGood = operation('DELETE', path, { query: z.strictObject({ id: idSchema, orgId }) });

/** The same for all that were there when it was asked for. */
export const emptyTrash = operation('DELETE', path, {
  query: z.strictObject({ all: z.literal('true'), orgId }),
});
