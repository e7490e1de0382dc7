import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, timeSchema } from './primitives';
import {
  knownPersonSchema,
  revisionSchema,
  snippetContentSchema,
  snippetSchema,
  variableSchema,
  versionSchema,
} from './snippet-fields';

const path = '/api/suggestions';
const inOrganization = z.strictObject({ orgId: idSchema });

export const suggestionLimits = {
  /** Open ones of a member in an organization. */
  perMember: 20,
  /** Open ones of all members of an organization. */
  perOrganization: 500,
  note: 500,
  /** For so many days a member can see what has become of theirs. */
  answeredDays: 30,
} as const;

const suggestedVersion = z.object({
  html: z.string(),
  origin: z.optional(versionSchema.shape.origin),
  source: versionSchema.shape.source,
});

/** What a member would have a snippet of their organization say. */
export const suggestionSchema = z.object({
  id: z.string(),
  snippetId: z.string(),
  /** As it was when this was suggested. */
  snippetTitle: z.string(),
  /** Of the snippet from which it was made. */
  revision: z.number(),
  draft: z.object({
    title: z.string(),
    versions: z.object({
      male: z.optional(suggestedVersion),
      female: z.optional(suggestedVersion),
      neutral: z.optional(suggestedVersion),
    }),
    /** Left out: the snippet keeps those it has. */
    tags: z.optional(z.array(z.string())),
    /** Those in the texts that the draft gave a color. */
    variables: z.array(variableSchema),
  }),
  note: z.optional(z.string()),
  by: knownPersonSchema,
  at: timeSchema,
  state: z.enum(['open', 'accepted', 'declined']),
  answeredBy: z.optional(knownPersonSchema),
  /** What was said to it when it was declined. */
  answer: z.optional(z.string()),
});
export type Suggestion = z.infer<typeof suggestionSchema>;

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
