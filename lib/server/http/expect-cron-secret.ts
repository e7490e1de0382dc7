import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';
import { Fault, invalidToken } from '@/lib/server/faults/fault';
import { rateLimits } from '@/lib/server/rate-limits/rate-limits';
import { env } from '@/lib/server/runtime/env';

interface Caller {
  readonly authorization: string | undefined;
  readonly address: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Lets the deployment's clock through, by its secret. Where none is set there is nothing at the address; wrong ones are
 * counted by where they come from, as bad tokens are.
 */
export async function expectCronSecret({ authorization, address }: Caller): Promise<void> {
  const { CRON_SECRET: secret } = env();
  if (secret === undefined) throw new Fault('not_found', 'There is nothing at this address.');
  if (timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${secret}`))) return;
  await rateLimits().badTokens.take(address);
  throw invalidToken();
}
