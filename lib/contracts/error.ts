import * as z from 'zod/mini';

export const errorCodes = [
  'method_not_allowed',
  'invalid_token',
  'email_not_in_whitelist',
  'too_large',
  'validation',
  'forbidden',
  'not_found',
  'conflict',
  'no_seat',
  'last_admin',
  'plan_limit',
  'token_limit_exceeded',
  'rate_limited',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** §8, word for word. */
export const errorSentences = {
  invalidToken: 'Invalid token',
  emailNotInWhitelist: 'User email not in whitelist',
  tokenLimitExceeded: 'User has exceeded their token limit',
} as const;

export const errorBodySchema = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
