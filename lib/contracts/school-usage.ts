import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema } from './primitives';

/** For so many months it can be asked at once; so long it is kept. */
export const mostMonths = 24;

const monthSchema = z
  .string()
  .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'This is not a month, like 2026-11.'));

export const schoolUsageSchema = z.object({
  /** As they were asked for, the first one first. */
  months: z.array(z.string()),
  /** How many emails with a snippet of the organization went out, for each month. */
  emails: z.array(z.number()),
  /** What was used at all, the most used first. Of a snippet that is deleted since, the count stays. */
  snippets: z.array(
    z.object({
      id: z.string(),
      /** For each month. */
      uses: z.array(z.number()),
      /** How many of them were changed by hand in the email. */
      changed: z.number(),
      /** By how many members; left out where there are too few of them to not tell who. */
      trainers: z.optional(z.number()),
    }),
  ),
});
export type SchoolUsage = z.infer<typeof schoolUsageSchema>;

/** What one person has used of an organization's snippets in one month. */
export const schoolUseSchema = z.object({
  orgId: z.string(),
  month: z.string(),
  emails: z.number(),
  snippets: z.array(z.object({ id: z.string(), uses: z.number(), changed: z.number() })),
});
export type SchoolUse = z.infer<typeof schoolUseSchema>;

/** Which of an organization's snippets are put into emails how often, for its admins (ADR 61). */
export const getSchoolUsage = operation('GET', '/api/usage/snippets', {
  query: z.strictObject({ orgId: idSchema, from: monthSchema, to: monthSchema }),
  reply: schoolUsageSchema,
});
