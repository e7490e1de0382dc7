import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import Stripe from 'stripe';
import {
  BillingFailure,
  billingPatience,
  isBillingFailure,
  PaymentRefused,
} from '@/lib/server/backend/billing';
import { Deadline } from '@/lib/server/runtime/deadline';
import { measured, type Work } from '@/lib/server/telemetry/telemetry';

interface StripeKey {
  readonly secretKey: string;
  /** The port of the local stand-in, in place of Stripe itself. */
  readonly localPort?: number;
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** The SDK's client for Stripe, or for the stand-in on this machine. A try ends with the deadline of the work it is part of. */
export function stripeClient({ secretKey, localPort }: StripeKey): Stripe {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = async (...request) => {
    const left = deadlines.getStore()?.left ?? request[7];
    // The SDK tries again after a pause of its own, in which the deadline may have passed.
    if (left === 0) throw tooLate();
    request[7] = Math.ceil(Math.min(left, request[7]));
    return measured(callOf(request), async (tell) => {
      const answer = await makeRequest(...request);
      tell({ 'http.response.status_code': answer.getStatusCode() });
      return answer;
    });
  };
  return new Stripe(secretKey, {
    httpClient: client,
    maxNetworkRetries: 2,
    timeout: billingPatience,
    telemetry: false,
    ...(localPort !== undefined && { host: '127.0.0.1', port: localPort, protocol: 'http' }),
  });
}

/** An id of Stripe's: letters, `_` and what tells it from others; names of ours are lower case alone. */
const isId = (part: string) => /^[a-z]+_.*[\dA-Z]/.test(part);

function callOf([host, , path, method]: Parameters<Stripe.HttpClient['makeRequest']>): Work {
  const [bare = ''] = path.split('?', 1);
  const template = bare
    .split('/')
    .map((part) => (isId(part) ? '{id}' : part))
    .join('/');
  return {
    name: `${method} ${template}`,
    duration: 'http.client.request.duration',
    isCall: true,
    attributes: { 'http.request.method': method, 'server.address': host, 'url.template': template },
  };
}

const tooLate = (isUndone = false) => new BillingFailure('Stripe did not answer in time.', isUndone);

/** Does what has to be asked of Stripe until a deadline, after which nothing is sent; what fails is told in our terms. */
export async function atStripe<T>(
  work: () => Promise<T>,
  deadline = new Deadline(billingPatience),
  isUndone?: () => boolean,
): Promise<T> {
  try {
    return await deadline.bound(deadlines.run(deadline, work), () => tooLate(isUndone?.()));
  } catch (error) {
    throw inOurTerms(error);
  }
}

const confirmationCodes: readonly unknown[] = [
  'subscription_payment_intent_requires_action',
  'invoice_payment_intent_requires_action',
  'authentication_required',
];

/** Whether the bank would pay once whoever holds the card has confirmed it. */
export const isConfirmationWanted = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  (confirmationCodes.includes(error.code) || confirmationCodes.includes(error.decline_code));

/** Stripe's own sentence is for whoever writes the program. */
const cannotConfirm =
  'Your bank wants you to confirm this payment, and we cannot ask it to here. Use another card: change it under Manage billing, then try again.';

function inOurTerms(error: unknown): unknown {
  if (isConfirmationWanted(error)) return new PaymentRefused(cannotConfirm);
  if (error instanceof Stripe.errors.StripeCardError) return new PaymentRefused(error.message);
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new BillingFailure(error.message, isRefusal(error), { cause: error });
}

/** Whether Stripe said no; 409 tells only that an earlier try with the same key is not over. */
export const isRefusal = ({ statusCode }: InstanceType<typeof Stripe.errors.StripeError>): boolean =>
  statusCode !== undefined && statusCode >= 400 && statusCode < 500 && statusCode !== 409;

/** What comes before a change: where it fails, nothing was changed. */
export async function beforeChanging<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    const failure = inOurTerms(error);
    if (isBillingFailure(failure)) throw new BillingFailure(failure.message, true, { cause: error });
    throw failure;
  }
}

/** undefined where Stripe does not know, or no longer, what it was asked about. */
export async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Every page of a list. */
export async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const entries: T[] = [];
  for await (const entry of list) entries.push(entry);
  return entries;
}
