import * as z from 'zod/mini';
import { isEmailAddress } from './email-address';

export const sexes = ['male', 'female', 'neutral'] as const;
export const sexSchema = z.enum(sexes);
export type Sex = z.infer<typeof sexSchema>;

/** 0 admin · 1 editor · 2 member (§3; the meanings of 1 and 2 are ours). */
export const roleSchema = z.literal([0, 1, 2]);
export type Role = z.infer<typeof roleSchema>;

/** 0 pending invitation · 1 active · 2 excluded (§3). */
export const memberStatusSchema = z.literal([0, 1, 2]);
export type MemberStatus = z.infer<typeof memberStatusSchema>;

export const idSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'This is not an id.'));

/** As `toISOString` writes it: UTC, with milliseconds. */
export const timeSchema = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'This is not a moment.'));

export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.refine(isEmailAddress, 'This is not an email address.'),
  );

export const noQuery = z.strictObject({});
