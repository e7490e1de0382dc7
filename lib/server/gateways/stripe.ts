import 'server-only';
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { tierFor } from '@/lib/domain/licence-price';
import {
  patience,
  PaymentRefused,
  NotAnEvent,
  WrongSignature,
  type Billing,
  type BilledSubscription,
  type Payer,
  type PlanKind,
} from '../billing';
import { customerIn, planOf, priceIn, subscriptionIn, tiersIn } from './stripe-terms';

interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where our own pages are, without a slash at the end. */
  readonly appUrl: string;
  /** The port of the local stand-in, in place of Stripe itself. */
  readonly localPort?: number;
}

/** The SDK's client for Stripe, or for the stand-in on this machine. */
export function stripeClient({
  secretKey,
  localPort,
}: Pick<StripeAccount, 'secretKey' | 'localPort'>): Stripe {
  return new Stripe(secretKey, {
    maxNetworkRetries: patience.tries - 1,
    timeout: patience.timeout,
    telemetry: false,
    ...(localPort !== undefined && { host: '127.0.0.1', port: localPort, protocol: 'http' }),
  });
}

/** Plans, payments and subscriptions at Stripe. */
export function stripeBilling(account: StripeAccount): Billing {
  const stripe = stripeClient(account);

  const pricesOf = async (plan: PlanKind): Promise<Stripe.Price[]> => {
    const prices = await all(stripe.prices.list({ active: true, type: 'recurring', limit: 100 }));
    return prices.filter((price) => planOf(price) === plan);
  };

  const pricingTiers = async () => tiersIn(await pricesOf('organization'));

  /** What to put in a cart: a price, and how many of it. */
  const cart = async (plan: PlanKind, licenseCount: number) => {
    if (plan === 'personal') {
      const [price] = await pricesOf('personal');
      if (!price) throw new Error('Stripe has no price for the personal plan: run npm run stripe:products.');
      return { ...priceIn(price), quantity: 1 };
    }
    const tier = tierFor(await pricingTiers(), licenseCount);
    if (!tier)
      throw new Error(`Stripe has no price for ${licenseCount} licences: run npm run stripe:products.`);
    return { ...tier, quantity: tier.licenseCount === 0 ? 1 : licenseCount };
  };

  const inOurTerms = async (subscription: Stripe.Subscription): Promise<BilledSubscription> => {
    const product = subscription.items.data[0]?.price.product;
    const found = typeof product === 'string' ? await stripe.products.retrieve(product) : product;
    return subscriptionIn(subscription, !found || found.deleted ? { name: '', metadata: {} } : found);
  };

  const itemOf = async (subscriptionId: string) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const [item] = subscription.items.data;
    if (!item) throw new Error(`The subscription ${subscriptionId} in Stripe has no item.`);
    return { item, subscription };
  };

  return {
    pricingTiers,

    async findOrCreateCustomer(payer, email, name) {
      const metadata = { ...payer };
      const found = await all(stripe.customers.list({ email, limit: 100 }));
      const known = found.find((customer) => isFor(customer, payer));
      if (known) return known.id;
      const created = await stripe.customers.create(
        { email, metadata, ...(name !== undefined && { name }) },
        // Two calls at the same time make one customer; Stripe remembers the key longer than they last.
        { idempotencyKey: `customer-${digest([metadata, email, name])}` },
      );
      return created.id;
    },

    async startCheckout({ customerId, plan, licenseCount = 1, successUrl, cancelUrl }) {
      const { id: price, quantity } = await cart(plan, licenseCount);
      const { url } = await onlyOneOpen(stripe, {
        mode: 'subscription',
        customer: customerId,
        line_items: [{ price, quantity }],
        success_url: successUrl,
        cancel_url: cancelUrl,
        custom_text: {
          submit: {
            message: `By subscribing you agree to our [terms](${account.appUrl}/terms) and [privacy policy](${account.appUrl}/privacy).`,
          },
        },
      });
      if (url === null) throw new Error('Stripe made a checkout session without an address.');
      return url;
    },

    async openPortal(customerId, returnUrl) {
      const { data: configurations } = await stripe.billingPortal.configurations.list({
        active: true,
        limit: 100,
      });
      const ours = configurations.find(({ metadata }) => metadata?.['product'] === 'heelwrite');
      const session = await stripe.billingPortal.sessions.create({
        customer: customerId,
        return_url: returnUrl,
        ...(ours && { configuration: ours.id }),
      });
      return session.url;
    },

    async subscriptionsOf(customerId) {
      const list = stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
      const found = await unlessMissing(() => all(list));
      return Promise.all((found ?? []).map(inOurTerms));
    },

    async changeLicences(subscriptionId, licenseCount, idempotencyKey) {
      const [{ id: price, quantity }, { item }] = await Promise.all([
        cart('organization', licenseCount),
        itemOf(subscriptionId),
      ]);
      try {
        const changed = await stripe.subscriptions.update(
          subscriptionId,
          {
            items: [{ id: item.id, price, quantity }],
            proration_behavior: 'always_invoice',
            // Licences that are not paid for are not given.
            payment_behavior: 'error_if_incomplete',
          },
          { idempotencyKey },
        );
        return await inOurTerms(changed);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError) throw new PaymentRefused(error.message);
        throw error;
      }
    },

    async previewLicences(subscriptionId, licenseCount) {
      const [{ id: price, quantity, unitAmount, currency, interval }, { item, subscription }] =
        await Promise.all([cart('organization', licenseCount), itemOf(subscriptionId)]);
      const preview = await stripe.invoices.createPreview({
        customer: idOf(subscription.customer),
        subscription: subscriptionId,
        subscription_details: {
          items: [{ id: item.id, price, quantity }],
          proration_behavior: 'always_invoice',
        },
      });
      return {
        currency,
        dueNow: preview.amount_due,
        creditedNow: Math.max(0, -preview.total),
        perInterval: unitAmount * quantity,
        interval,
      };
    },

    async closeCustomer(customerId) {
      await unlessMissing(async () => expire(stripe, await openSessions(stripe, customerId)));
      // Stripe cancels the customer's subscriptions with it.
      await unlessMissing(() => stripe.customers.del(customerId));
    },

    customerOfEvent(rawBody, signature) {
      return customerIn(verified(stripe, rawBody, signature, account.webhookSecret));
    },
  };
}

/** undefined where Stripe does not know, or no longer, what it was asked about. */
async function unlessMissing<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return undefined;
    throw error;
  }
}

/** Every page of a list. */
async function all<T>(list: AsyncIterable<T>): Promise<T[]> {
  const entries: T[] = [];
  for await (const entry of list) entries.push(entry);
  return entries;
}

const digest = (content: unknown) => createHash('sha256').update(JSON.stringify(content)).digest('hex');

const idOf = (reference: string | { readonly id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

const openSessions = (stripe: Stripe, customer: string) =>
  all(stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 }));

/** A session that was paid or has expired meanwhile stays what it is. */
const expire = (stripe: Stripe, sessions: readonly Stripe.Checkout.Session[]) =>
  Promise.allSettled(sessions.map(({ id }) => stripe.checkout.sessions.expire(id)));

function isFor({ metadata }: Stripe.Customer, payer: Payer): boolean {
  return 'uid' in payer ? metadata['uid'] === payer.uid : metadata['orgId'] === payer.orgId;
}

/** In seconds: a page that closes sooner is not given again. */
const timeToPay = 60 * 60;

/**
 * The only open checkout session of its customer, so that nobody subscribes twice from two windows: the last one where it
 * was for the same, else a new one. Of several made at the same time one stays, and all get that one.
 */
async function onlyOneOpen(
  stripe: Stripe,
  wanted: Stripe.Checkout.SessionCreateParams & { customer: string },
): Promise<Stripe.Checkout.Session> {
  const { customer } = wanted;
  const wish = digest(wanted);
  // The newest come first.
  const [latest] = (await stripe.checkout.sessions.list({ customer, limit: 1 })).data;
  const isForTheSame =
    latest?.status === 'open' &&
    latest.metadata?.['wish'] === wish &&
    latest.expires_at > Date.now() / 1000 + timeToPay;
  const session = isForTheSame
    ? latest
    : await stripe.checkout.sessions.create(
        { ...wanted, metadata: { wish } },
        // Who saw the same one as the latest gets the same one now.
        { idempotencyKey: `checkout-${digest([wish, latest?.id])}` },
      );
  const [last = session, ...others] = await openSessions(stripe, customer);
  await expire(stripe, others);
  return last;
}

function verified(
  stripe: Stripe,
  rawBody: string | Uint8Array,
  signature: string | undefined,
  secret: string,
): unknown {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature ?? '', secret);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) {
      throw new WrongSignature(error.message);
    }
    // Its signature was right, so it is the rest that cannot be read.
    throw new NotAnEvent(String(error));
  }
}
