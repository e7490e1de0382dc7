import 'server-only';
import { errorSentences, type ErrorBody, type ErrorCode } from '@/lib/contracts/error';
import { Refusal } from '@/lib/domain/organizations/refusal';

/** A refusal with the sentence that its caller reads; whatever else is thrown is our own failure. */
export class Fault extends Error {
  constructor(
    readonly code: ErrorCode,
    sentence: string,
    readonly extra: {
      readonly fields?: ErrorBody['fields'];
      /** Seconds after which the call may be made again. */
      readonly retryAfter?: number;
      readonly allow?: readonly string[];
    } = {},
  ) {
    super(sentence);
  }
}

/** What a rule of the domain gives back, or its refusal as a fault. */
export function unlessRefused<T>(result: T | Refusal): T {
  if (result instanceof Refusal) throw new Fault(result.code, result.sentence);
  return result;
}

const confirmFirst = 'Confirm your email address first: open the link we emailed you.';

export const invalidToken = () => new Fault('invalid_token', errorSentences.invalidToken);

export const notWhitelisted = () => new Fault('email_not_in_whitelist', errorSentences.emailNotInWhitelist);

/** The same for an address on the list that nobody has confirmed: what is missing is named as a field. */
export const notWhitelistedYet = () =>
  new Fault('email_not_in_whitelist', errorSentences.emailNotInWhitelist, {
    fields: [{ path: 'email', message: confirmFirst }],
  });

export const tokenLimitExceeded = () => new Fault('token_limit_exceeded', errorSentences.tokenLimitExceeded);

/** One answer for an organization that does not exist and one that the caller does not belong to. */
export const noSuchOrganization = () =>
  new Fault('forbidden', 'You do not have access to this organization.');

export const unverified = () => new Fault('forbidden', confirmFirst);

export const supportOnly = () => new Fault('forbidden', 'This is for support staff only.');

export const noSupportAccess = () =>
  new Fault('forbidden', 'This person is not granting support access at the moment.');

export const keyOfAnother = () =>
  new Fault('conflict', 'This Idempotency-Key was sent with something else before. Use a new one.');

/** For a call that is made again with its key; `made` opens the sentence: “The snippet”. */
export const madeAndGone = (made: string) =>
  new Fault('conflict', `${made} that this call made before no longer exists. Use a new Idempotency-Key.`);

export const accountBeingDeleted = () => new Fault('conflict', 'This account is being deleted.');

/** `what` opens the second half of the sentence: “deleting an account”. */
export const signInAgain = (what: string) =>
  new Fault('forbidden', `Sign in again first: ${what} needs a sign-in from the last 5 minutes.`);

export const roleTooWeak = () =>
  new Fault('forbidden', 'Your role in this organization does not allow this.');

/** A service that we stand on did not answer; the sentence says what was done and what was not. */
export const unavailable = (sentence: string, retryAfter = 30) =>
  new Fault('unavailable', sentence, { retryAfter });

/** Refused until a moment, both in milliseconds. */
export const rateLimited = (until: number, now: number) =>
  new Fault('rate_limited', 'That was a lot at once. Please wait a moment and try again.', {
    retryAfter: Math.max(1, Math.ceil((until - now) / 1000)),
  });

export const planLimit = (sentence: string) => new Fault('plan_limit', sentence);

export const savedMeanwhile = () =>
  new Fault('conflict', 'Someone saved this snippet in the meantime. Nothing was overwritten.');

export const snippetNotFound = () => new Fault('not_found', 'There is no such snippet.');

export const invalidField = (path: string, message: string) =>
  new Fault('validation', message, { fields: [{ path, message }] });
