import 'server-only';
import type { ErrorCode } from '@/lib/contracts/error';

/** The one table from what went wrong to HTTP. */
export const statusOf: Readonly<Record<ErrorCode, number>> = {
  method_not_allowed: 405,
  invalid_token: 401,
  email_not_in_whitelist: 403,
  too_large: 413,
  validation: 400,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  no_seat: 409,
  last_admin: 409,
  plan_limit: 403,
  token_limit_exceeded: 403,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};
