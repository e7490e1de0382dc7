import 'server-only';
import { forgetAnswered } from '@/lib/server/repositories/suggestion-deletion';
import { keepDoing } from '@/lib/server/runtime/keep-doing';

/** In milliseconds. */
const pause = 60 * 60_000;

export const keepForgettingSuggestions = (): void =>
  keepDoing('forgetting suggestions', pause, () => forgetAnswered(new Date()));
