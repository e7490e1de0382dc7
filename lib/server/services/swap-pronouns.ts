import 'server-only';
import type { BodyOf } from '@/lib/contracts/operation';
import type { swapPronouns as operation } from '@/lib/contracts/pronouns';
import { countWords } from '@/lib/domain/word-count';
import type { Actor } from '../auth/actor';
import { pronounEngine } from '../gateways/pronoun-engine';
import { EventStream } from '../http/event-stream';
import { reserveTokens } from '../repositories/token-pools';
import { allowanceOf } from './allowance';

/** Reserves a token for each word, then streams; a text that stays as it is costs nothing. */
export async function swapPronouns(
  actor: Actor,
  { startingSex, desiredSex, htmlString }: BodyOf<typeof operation>,
): Promise<EventStream> {
  // The wire has one kind of line break; the engine must not see a pair that two chunks could part.
  const html = htmlString.replace(/\r\n?/g, '\n');
  const words = startingSex === desiredSex ? 0 : countWords(html);
  if (words > 0) {
    const { pool, tokens } = await allowanceOf(actor);
    await reserveTokens(pool, words, tokens);
  }
  return new EventStream((signal) => pronounEngine()(html, startingSex, desiredSex, { signal }));
}
