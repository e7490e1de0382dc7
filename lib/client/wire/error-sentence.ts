import { ApiError, BrokenAnswerError, ConnectionError, StepFailedError } from './call-errors';

const unreachable = 'Heelwrite cannot be reached right now. Try again in a moment.';
/** What a proxy answers while the app behind it does not. */
const gatewayStatuses: readonly number[] = [502, 503, 504];

/** What is said of an error that nothing else is known about: the server's sentence where it gave one. */
export function errorSentence(error: unknown): string {
  if (error instanceof StepFailedError) return `${error.message}. ${errorSentence(error.cause)}`;
  if (error instanceof ConnectionError || error instanceof BrokenAnswerError) return error.message;
  if (error instanceof ApiError) {
    // §8: an answer that is not of the contract's form throws with its text, which nobody should have to read.
    if (error.code !== undefined) return error.message;
    if (gatewayStatuses.includes(error.status)) return unreachable;
  }
  return 'Something went wrong. Try again in a moment.';
}
