import { ApiError, ConnectionError, StepFailedError } from './call-errors';

/** What is said of an error that nothing else is known about: the server's sentence where it gave one. */
export function errorSentence(error: unknown): string {
  if (error instanceof StepFailedError) return `${error.message}. ${errorSentence(error.cause)}`;
  if (error instanceof ApiError || error instanceof ConnectionError) return error.message;
  return 'Something went wrong. Try again in a moment.';
}
