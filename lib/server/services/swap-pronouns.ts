import 'server-only';
import type { BodyOf } from '@/lib/contracts/operation';
import type { swapPronouns as operation } from '@/lib/contracts/pronouns';
import type { Actor } from '../auth/actor';
import { pronounEngine } from '../gateways/pronoun-engine';
import { tokensBeside } from '../gateways/text-thread';
import { refuseDepth } from '../html-sanitizer';
import { EventStream } from '../http/event-stream';
import { reserveTokens } from '../repositories/token-pools';
import { allowanceOf } from './allowance';

/** Reserves what the text costs, then streams; one that stays as it is costs nothing. */
export async function swapPronouns(
  actor: Actor,
  { startingSex, desiredSex, htmlString }: BodyOf<typeof operation>,
): Promise<EventStream> {
  refuseDepth('htmlString', 'The text to swap', htmlString);
  // The wire has one kind of line break; the engine must not see a pair that two chunks could part.
  const html = htmlString.replace(/\r\n?/g, '\n');
  if (startingSex !== desiredSex) {
    const [{ pool, tokens: limit }, tokens] = await Promise.all([allowanceOf(actor), tokensBeside(html)]);
    if (tokens > 0) await reserveTokens(actor, pool, tokens, limit);
  }
  return new EventStream((signal) => pronounEngine()(html, startingSex, desiredSex, { signal }));
}
