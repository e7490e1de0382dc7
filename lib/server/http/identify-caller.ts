import 'server-only';
import { identify } from '@/lib/server/auth/identify';
import type { Actor } from '@/lib/server/policies/actor';
import { Fault } from '@/lib/server/faults/fault';
import { rateLimits } from '@/lib/server/rate-limits/rate-limits';

/**
 * Who calls. Bad tokens are counted by the network address that they come from: past the limit they get 429, while a good
 * one from the same address is let in as ever.
 */
export async function identifyCaller(
  authorization: string | undefined,
  address: string,
  options: { readonly beforeConfirming: boolean },
): Promise<Actor> {
  try {
    return await identify(authorization, options);
  } catch (error) {
    if (error instanceof Fault && error.code === 'invalid_token') await rateLimits().badTokens.take(address);
    throw error;
  }
}
