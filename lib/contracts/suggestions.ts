import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema } from './primitives';
import { revisionSchema, snippetContentSchema, snippetSchema } from './snippet-fields';
import { suggestionLimits, suggestionSchema } from './suggestion-fields';

const path = '/api/suggestions';
const inOrganization = z.strictObject({ orgId: idSchema });

const words = z.optional(
  z.string().check(z.trim(), z.maxLength(suggestionLimits.note, 'This can have at most 500 characters.')),
);

/** For who may answer them all open ones of the organization, for everyone else their own; the last one first. */
export const listSuggestions = operation('GET', path, {
  query: z.strictObject({
    orgId: idSchema,
    after: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  }),
  reply: z.object({
    suggestions: z.array(suggestionSchema),
    /** `after` of the next page, where there is one. */
    next: z.optional(z.string()),
  }),
});

/** Takes the place of the open one that the caller has for the snippet. */
export const suggest = operation('POST', path, {
  query: inOrganization,
  body: z.strictObject({
    snippetId: idSchema,
    revision: revisionSchema,
    draft: snippetContentSchema,
    note: words,
  }),
  reply: suggestionSchema,
  status: 201,
});

/** The caller’s own; 204 also where it is answered or gone. */
export const withdrawSuggestion = operation('DELETE', path, {
  query: z.strictObject({ id: idSchema, orgId: idSchema }),
});

/** Saves it over `revision` of the snippet: any other stored revision is a conflict. */
export const acceptSuggestion = operation('POST', `${path}/accept`, {
  query: inOrganization,
  body: z.strictObject({ id: idSchema, revision: revisionSchema }),
  reply: snippetSchema,
});

export const declineSuggestion = operation('POST', `${path}/decline`, {
  query: inOrganization,
  body: z.strictObject({ id: idSchema, answer: words }),
});
