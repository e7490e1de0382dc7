import 'server-only';
import { forgetAnswered } from '@/lib/server/repositories/suggestion-deletion';
import { logFailure } from '@/lib/server/runtime/log';

/** In milliseconds. */
const pause = 60 * 60_000;

export function keepForgettingSuggestions(): void {
  const look = () =>
    forgetAnswered(new Date()).catch((error: unknown) =>
      logFailure(error, { work: 'forgetting suggestions' }),
    );
  void look();
  setInterval(() => void look(), pause).unref();
}
