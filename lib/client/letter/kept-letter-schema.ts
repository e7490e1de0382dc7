import * as z from 'zod/mini';
import { sexSchema, timeSchema } from '@/lib/contracts/primitives';
import { snippetSchema } from '@/lib/contracts/snippet-fields';
import { kindOfVariableSchema } from '@/lib/contracts/variable-kinds';

const blockSchema = z.union([
  z.object({
    kind: z.literal('snippet'),
    id: z.string(),
    snippetId: z.string(),
    orgId: z.optional(z.string()),
    sexOverride: z.optional(sexSchema),
    editedHtml: z.optional(z.string()),
    chosenParts: z.optional(z.record(z.string(), z.boolean())),
  }),
  z.object({ kind: z.literal('text'), id: z.string(), html: z.string() }),
]);

const { shape } = snippetSchema;

export const keptLetterSchema = z.object({
  letter: z.object({
    sex: sexSchema,
    areSeveral: z.optional(z.literal(true)),
    subject: z.string(),
    values: z.record(z.string(), z.string()),
    blocks: z.array(blockSchema),
  }),
  snippets: z.array(
    z.object({
      id: shape.id,
      orgId: shape.orgId,
      title: shape.title,
      versions: shape.versions,
      variables: shape.variables,
    }),
  ),
  kinds: z.optional(z.array(kindOfVariableSchema)),
  editedAt: timeSchema,
});

/** Letters that another one took the place of. */
export const pastLettersSchema = z.array(z.object({ id: z.string(), kept: keptLetterSchema }));
