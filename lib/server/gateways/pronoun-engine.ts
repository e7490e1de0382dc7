import 'server-only';
import type { Sex } from '@/lib/contracts/primitives';
import { chunksOf } from '@/lib/contracts/event-stream';
import { env } from '@/lib/server/runtime/env';
import { measuredPieces } from '@/lib/server/telemetry/telemetry';
import { engineBeside } from './text-thread';

/** Rewrites a text from one sex to another, piece by piece; the pieces joined are the whole html. */
export type PronounEngine = (
  html: string,
  from: Sex,
  to: Sex,
  options: { readonly signal: AbortSignal },
) => AsyncIterable<string>;

/**
 * Another engine behind an address that speaks the wire of POST /api/swap-pronouns. It may take its time, but is given up
 * after so many milliseconds of silence.
 */
export function engineAt(address: string, key: string | undefined, patience = 30_000): PronounEngine {
  return async function* (htmlString, startingSex, desiredSex, { signal }) {
    const silence = new AbortController();
    const giveUp = () => silence.abort(new Error('The pronoun engine has gone silent.'));
    let timer = setTimeout(giveUp, patience);
    try {
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(key && { Authorization: `Bearer ${key}` }) },
        body: JSON.stringify({ startingSex, desiredSex, htmlString }),
        signal: AbortSignal.any([signal, silence.signal]),
      });
      if (!answer.ok || !answer.body) throw new Error(`The pronoun engine answered ${answer.status}.`);
      for await (const chunk of chunksOf(answer.body)) {
        // Whoever listens to us may be slow without it being the engine's fault.
        clearTimeout(timer);
        yield chunk;
        timer = setTimeout(giveUp, patience);
      }
    } finally {
      clearTimeout(timer);
    }
  };
}

/** The built-in engine, unless another one is configured. */
export function pronounEngine(): PronounEngine {
  const { PRONOUN_ENGINE_URL, PRONOUN_ENGINE_KEY } = env();
  const engine = PRONOUN_ENGINE_URL ? engineAt(PRONOUN_ENGINE_URL, PRONOUN_ENGINE_KEY) : engineBeside;
  const work = { name: 'swap', duration: 'heelwrite.swap.duration', attributes: engineName() } as const;
  return (...swap) => measuredPieces(work, () => engine(...swap));
}

/** For what is measured: which engine it was. */
export const engineName = () => ({
  'heelwrite.swap.engine': env().PRONOUN_ENGINE_URL ? 'configured' : 'built-in',
});
