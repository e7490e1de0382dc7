import 'server-only';
import { backend } from '@/lib/server/backend/backend';
import { ownerOfCustomer } from '@/lib/server/repositories/billing/billing-records';
import { refreshSubscription } from './refresh-subscription';

/** An event only says whose subscription to read anew. */
export async function handleWebhookEvent(rawBody: Uint8Array, signature: string | undefined): Promise<void> {
  const customerId = backend().billing.customerOfEvent(rawBody, signature);
  const owner = customerId === undefined ? undefined : await ownerOfCustomer(customerId);
  if (customerId !== undefined && owner) await refreshSubscription(owner, customerId);
}
