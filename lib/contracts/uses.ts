import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, noQuery, timeSchema } from './primitives';

const path = '/api/uses';

/** How many are kept, and how many are told at once. */
export const useLimits = { kept: 1_000, atOnce: 100 } as const;

export const useSchema = z.object({
  /** Of a snippet, or of a lesson set; one that is deleted since stays named. */
  id: z.string(),
  /** Each use counts 1, and half of that every two weeks; as of the last one. */
  weight: z.number(),
  usedAt: timeSchema,
});
export type Use = z.infer<typeof useSchema>;

/** Written as a moment, and one that there is. */
const momentSchema = timeSchema.check(
  z.refine((time) => !Number.isNaN(Date.parse(time)), 'This is not a moment.'),
);

/** What the caller has put into emails, on whatever device: those that count most, the first one most. */
export const listUses = operation('GET', path, { query: noQuery, reply: z.array(useSchema) });

/**
 * Tells what was used when; of a moment that is still to come, the server takes its own. A snippet of an organization counts
 * there too (ADR 61), where the caller is a member of it.
 */
export const recordUses = operation('POST', path, {
  query: noQuery,
  body: z.strictObject({
    uses: z
      .array(
        z.strictObject({
          id: idSchema,
          usedAt: momentSchema,
          /** Whose the snippet is; left out for the caller's own. */
          orgId: z.optional(idSchema),
          /** Its text was changed by hand before it went out. */
          isChanged: z.optional(z.boolean()),
        }),
      )
      .check(
        z.minLength(1, 'Nothing was used.'),
        z.maxLength(useLimits.atOnce, `At most ${useLimits.atOnce} uses can be told at once.`),
      ),
  }),
});
