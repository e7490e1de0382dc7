import 'server-only';
import type { Sex } from '@/lib/contracts/primitives';
import { chunksOf } from '@/lib/contracts/event-stream';
import { swapStream } from '@/lib/pronouns/swap';
import { env } from '../env';

/** Rewrites a text from one sex to another, piece by piece; the pieces joined are the whole html. */
export type PronounEngine = (
  html: string,
  from: Sex,
  to: Sex,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<string>;

/** Another engine behind an address that speaks the wire of POST /api/swap-pronouns. */
function engineAt(address: string, key: string | undefined): PronounEngine {
  return async function* (htmlString, startingSex, desiredSex, { signal }) {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
      body: JSON.stringify({ startingSex, desiredSex, htmlString }),
      signal,
    });
    if (!answer.ok || !answer.body) throw new Error(`The pronoun engine answered ${answer.status}.`);
    yield* chunksOf(answer.body);
  };
}

/** The built-in engine, unless another one is configured. */
export function pronounEngine(): PronounEngine {
  const { PRONOUN_ENGINE_URL, PRONOUN_ENGINE_KEY } = env();
  return PRONOUN_ENGINE_URL ? engineAt(PRONOUN_ENGINE_URL, PRONOUN_ENGINE_KEY) : swapStream;
}
