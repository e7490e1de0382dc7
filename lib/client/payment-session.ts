import { startOrganizationCheckout, startPersonalCheckout } from '@/lib/contracts/subscription';
import { call } from './call';
import { ApiError } from './call-errors';

/** The address of the page where a plan is bought or, for who is subscribed, managed; `orgId` null is one’s own. */
export async function paymentSession(orgId: string | null): Promise<string> {
  try {
    const { url } = await (orgId === null
      ? call(startPersonalCheckout)
      : call(startOrganizationCheckout, { query: { orgId } }));
    return url;
  } catch (error) {
    // §8, word for word.
    if (error instanceof ApiError) {
      throw new Error(`Unexpected response status: ${error.status}`, { cause: error });
    }
    throw error;
  }
}
