import 'server-only';
import type { BodyOf } from '@/lib/contracts/operation';
import type { swapPronouns as operation } from '@/lib/contracts/pronouns';
import type { Actor } from '@/lib/server/policies/actor';
import { engineName, pronounEngine } from '@/lib/server/gateways/pronoun-engine';
import { tokensBeside } from '@/lib/server/gateways/text-thread';
import { refuseDepth } from '@/lib/server/text/html-sanitizer';
import { EventStream } from '@/lib/server/http/event-stream';
import { reserveTokens } from '@/lib/server/repositories/billing/token-pools';
import { telemetry } from '@/lib/server/telemetry/telemetry';
import { allowanceOf } from '@/lib/server/services/billing/read-allowance';

/** Reserves what the text costs, then streams; one that stays as it is costs nothing, nor one that a shutdown cuts off. */
export async function swapPronouns(
  actor: Actor,
  { startingSex, desiredSex, htmlString }: BodyOf<typeof operation>,
): Promise<EventStream> {
  refuseDepth('htmlString', 'The text to swap', htmlString);
  // The wire has one kind of line break; the engine must not see a pair that two chunks could part.
  const html = htmlString.replace(/\r\n?/g, '\n');
  let giveBack: (() => Promise<void>) | undefined;
  if (startingSex !== desiredSex) {
    const [{ pool, tokens: limit }, tokens] = await Promise.all([allowanceOf(actor), tokensBeside(html)]);
    if (tokens > 0) giveBack = await reserveTokens(actor, pool, tokens, limit);
    telemetry()?.count('heelwrite.swap.words', tokens, engineName());
  }
  return new EventStream((signal) => pronounEngine()(html, startingSex, desiredSex, { signal }), giveBack);
}
