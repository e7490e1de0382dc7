import 'server-only';
import { isBillingFailure } from '@/lib/server/backend/billing';
import { unavailable } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';

/** In seconds: after so long it is worth asking again. */
const retryAfter = 10;

/** What a failure at Stripe is to the caller, whom the sentence tells what was done and what was not. */
export function asUnavailable(error: unknown, sentence: string): unknown {
  if (!isBillingFailure(error)) return error;
  logFailure(error, { work: 'asking Stripe' });
  return unavailable(sentence, retryAfter);
}

/** What comes of the work; where Stripe fails, it is unavailable. */
export async function orUnavailable<T>(work: Promise<T>, sentence: string): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asUnavailable(error, sentence);
  }
}
