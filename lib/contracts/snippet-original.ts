import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema } from './primitives';
import { revisionSchema, snippetSchema } from './snippet-fields';
import { snippetStateSchema } from './snippet-history';

const path = '/api/snippets/original';
const orgId = z.optional(idSchema);

/** What the original of a copy says, for who may read it where it lies. */
export const getOriginal = operation('GET', path, {
  query: z.strictObject({ id: idSchema, orgId }),
  reply: z.object({
    /** When it was copied, or last seen, where its history has that still and the caller is known to have read it. */
    then: z.optional(snippetStateSchema),
    now: snippetStateSchema,
  }),
});

/** Notes that a revision of the original was seen; once it is not the newest any more, that is a conflict. */
export const markOriginalSeen = operation('PUT', path, {
  query: z.strictObject({ orgId }),
  body: z.strictObject({ id: idSchema, seen: revisionSchema }),
  reply: snippetSchema,
});
