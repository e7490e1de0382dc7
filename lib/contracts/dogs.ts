import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery, sexSchema, timeSchema } from './primitives';

export const dogsPath = '/api/dogs';

export const keptDogShape = {
  id: z.string(),
  /** Of two that belong together, both: “Bella and Max”. */
  name: z.string(),
  client: z.optional(z.string()),
  sex: sexSchema,
  areSeveral: z.optional(z.literal(true)),
  /** What was filled in about it last, by the names of the variables. */
  details: z.record(z.string(), z.string()),
  lastUsedAt: timeSchema,
  /** How many are kept. */
  emails: z.number(),
};

export const dogSchema = z.object({
  ...keptDogShape,
  lastEmail: z.optional(z.object({ id: z.string(), copiedAt: timeSchema, subject: z.string() })),
});
export type Dog = z.infer<typeof dogSchema>;

/** The caller's own and nobody else's, whatever was granted to whom; the one used last stands first. */
export const listDogs = operation('GET', dogsPath, {
  query: noQuery,
  reply: z.object({
    /** Whether the caller wants dogs to be kept with their account. */
    isKept: z.boolean(),
    dogs: z.array(dogSchema),
  }),
});
