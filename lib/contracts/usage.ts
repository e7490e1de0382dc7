import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery, timeSchema } from './primitives';

export const tokenUsageSchema = z.object({
  used: z.number(),
  limit: z.number(),
  /** When `used` counts from 0 again. */
  resetsAt: timeSchema,
});

export const usageSchema = z.object({
  tokens: tokenUsageSchema,
  /** The caller's private snippets; null: no limit. */
  snippets: z.object({ used: z.number(), limit: z.nullable(z.number()) }),
  /** The caller's private pictures. */
  pictures: z.optional(z.object({ usedBytes: z.number(), limitBytes: z.number() })),
});
export type Usage = z.infer<typeof usageSchema>;

/** What the caller has used of what their plan holds. */
export const getUsage = operation('GET', '/api/usage', { query: noQuery, reply: usageSchema });
