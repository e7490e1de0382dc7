import type { ErrorBody, ErrorCode } from '@/lib/contracts/error';

type FieldErrors = NonNullable<ErrorBody['fields']>;

/** The server refused: its own sentence, and which fields it is about. */
export class ApiError extends Error {
  override readonly name: string = 'ApiError';

  constructor(
    message: string,
    readonly status: number,
    readonly code: ErrorCode | undefined,
    readonly fields: FieldErrors = [],
  ) {
    super(message);
  }
}

export class TokenInvalidError extends ApiError {
  override readonly name = 'TokenInvalidError';
}

export class EmailNotInWhitelistError extends ApiError {
  override readonly name = 'EmailNotInWhitelistError';

  /** The address is on the list, and nobody has confirmed it yet: the answer names the field that holds it up. */
  get isToBeConfirmed(): boolean {
    return this.fields.length > 0;
  }
}

export class TokenLimitExceededError extends ApiError {
  override readonly name = 'TokenLimitExceededError';
}

/** Refused because of what the plan holds, not of what was asked. */
export function isPlanLimit(error: unknown): boolean {
  return (
    error instanceof TokenLimitExceededError || (error instanceof ApiError && error.code === 'plan_limit')
  );
}

/** The request never reached the server, or its answer never came back. */
export class ConnectionError extends Error {
  override readonly name = 'ConnectionError';

  constructor(cause: unknown) {
    super('Heelwrite cannot be reached. Check your connection, then try again.', { cause });
  }
}

/** Nothing went wrong but that there is no network. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof StepFailedError && isUnreached(error.cause));

/** The answer began and never came to its end: what is there of it is worth nothing. */
export class BrokenAnswerError extends Error {
  override readonly name = 'BrokenAnswerError';

  constructor(cause: unknown) {
    super('The answer was cut off on its way. Try again in a moment.', { cause });
  }
}

/** §8: a step that has a sentence of its own has failed; why is its cause. */
export class StepFailedError extends Error {
  override readonly name = 'StepFailedError';

  constructor(message: string, cause: unknown) {
    super(message, { cause });
  }
}

/**
 * For a query that goes on with what it knew where nobody answered: that the connection broke says nothing of what was
 * asked. Anything else is thrown on.
 */
export function knownUnlessAnswered<Known>(error: unknown, known: Known | undefined): Known {
  if (known === undefined || !isUnreached(error)) throw error;
  return known;
}
