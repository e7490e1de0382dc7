import { ApiError, EmailNotInWhitelistError, StepFailedError, TokenInvalidError } from './call-errors';
import { isAbort } from './send';

/** What says something about the caller rather than about the step keeps its own name. */
const isAboutCaller = (error: unknown) =>
  error instanceof TokenInvalidError || error instanceof EmailNotInWhitelistError || isAbort(error);

/** Runs a step that §8 gives a sentence for when it fails. */
export async function failingWith<T>(
  sentence: string | ((refusal: ApiError) => string),
  step: () => Promise<T>,
): Promise<T> {
  try {
    return await step();
  } catch (error) {
    if (isAboutCaller(error)) throw error;
    if (typeof sentence === 'string') throw new StepFailedError(sentence, error);
    throw error instanceof ApiError ? new StepFailedError(sentence(error), error) : error;
  }
}
