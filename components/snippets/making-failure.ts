import { TokenLimitExceededError } from '@/lib/client/call-errors';
import { errorSentence } from '@/lib/client/error-sentence';
import { SpoiledTextError } from '@/lib/client/spoiled-text';

/** What is said when a version could not be made. */
export function makingFailure(error: unknown): string {
  if (error instanceof TokenLimitExceededError) {
    return 'This month’s words are used up, so nothing was changed. You can still write the text by hand.';
  }
  return error instanceof SpoiledTextError ? error.message : errorSentence(error);
}
