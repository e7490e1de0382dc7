import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, timeSchema } from './primitives';
import { knownPersonSchema, revisionSchema, snippetSchema } from './snippet-fields';

const path = '/api/snippets/history';
const orgId = z.optional(idSchema);
const before = z.optional(
  z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'This is not a revision, as an answer before had it.')),
);

/** So many earlier states of a snippet are kept. */
export const statesKept = 50;

/** What a snippet said until it was saved anew. */
export const snippetStateSchema = z.object({
  revision: z.number(),
  title: z.string(),
  versions: snippetSchema.shape.versions,
  tags: z.array(z.string()),
  savedAt: timeSchema,
  savedBy: knownPersonSchema,
  /** Who suggested it, where `savedBy` only accepted it. */
  suggestedBy: z.optional(knownPersonSchema),
});
export type SnippetState = z.infer<typeof snippetStateSchema>;

const page = z.object({
  states: z.array(snippetStateSchema),
  /** `before` of the next page, where there is one. */
  next: z.optional(z.string()),
});

/** The earlier states of a snippet in the library where it is, the last one first. */
export const listHistory = operation('GET', path, {
  query: z.strictObject({ id: idSchema, orgId, before }),
  reply: page,
});

/** The same of a person's private snippet, for support staff to whom they gave access. */
export const listGrantedHistory = operation('GET', path, {
  query: z.strictObject({ uid: idSchema, id: idSchema, before }),
  reply: page,
});

/** Saves an earlier state anew, over `revision`: any other stored revision is a conflict. */
export const restoreState = operation('POST', `${path}/restore`, {
  query: z.strictObject({ orgId }),
  body: z.strictObject({
    id: idSchema,
    revision: revisionSchema,
    /** The revision that the state had. */
    state: revisionSchema,
  }),
  reply: snippetSchema,
});
