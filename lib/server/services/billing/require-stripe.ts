import 'server-only';
import { Fault, unavailable } from '@/lib/server/faults/fault';
import { logFailure } from '@/lib/server/runtime/log';

/** Before a deletion: refuses it for now where Stripe, which has to end what is paid there, cannot be asked. */
export async function requireStripe(ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!(error instanceof Fault)) logFailure(error, { work: 'asking Stripe before a deletion' });
    else if (error.code !== 'unavailable') throw error;
    throw unavailable(
      'The payment service is not responding, so nothing was deleted. Try again in a moment.',
    );
  }
}
