import { startPersonalCheckout } from '@/lib/contracts/subscription';
import { call } from './call';
import { failingWith } from './failed-step';

/** The address of the page where one’s own plan is bought or, for who is subscribed, managed. */
export async function personalPaymentSession(): Promise<string> {
  const { url } = await failingWith(
    ({ status }) => `Unexpected response status: ${status}`,
    () => call(startPersonalCheckout),
  );
  return url;
}
