import { TokenLimitExceededError } from '@/lib/client/wire/call-errors';
import { errorSentence } from '@/lib/client/wire/error-sentence';
import { SpoiledTextError } from '@/lib/client/wire/spoiled-text-error';

/** What is said when a version could not be made. */
export function makingFailure(error: unknown): string {
  if (error instanceof TokenLimitExceededError) {
    return 'This text has more words than you have left this month, so no version was made from it. You can still write it by hand.';
  }
  return error instanceof SpoiledTextError ? error.message : errorSentence(error);
}
