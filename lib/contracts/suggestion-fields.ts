import * as z from 'zod/mini';
import { timeSchema } from './primitives';
import { knownPersonSchema, variableSchema, versionSchema } from './snippet-fields';

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
