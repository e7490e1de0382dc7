import 'server-only';
import Stripe from 'stripe';
import { tierFor } from '@/lib/domain/billing/license-price';
import {
  NotAnEvent,
  WrongSignature,
  type Billing,
  type BilledSubscription,
  type Checkout,
  type Payer,
  type PlanKind,
} from '@/lib/server/backend/billing';
import { all, atStripe, beforeChanging, stripeClient, unlessMissing } from './stripe-calls';
import { expire, keyFor, onlyOneOpen, openSessions, sessionsOf } from './stripe-checkout';
import { isAtLeast, takeKeys, updateItems, withoutWaiting } from './stripe-license-change';
import { customerIn, offersIn, planOf, priceIn, subscriptionIn, tiersIn } from './stripe-terms';

interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where our own pages are, without a slash at the end. */
  readonly appUrl: string;
  /** The port of the local stand-in, in place of Stripe itself. */
  readonly localPort?: number;
}

/** Plans, payments and subscriptions at Stripe. */
export function stripeBilling(account: StripeAccount): Billing {
  const stripe = stripeClient(account);

  const pricesOnSale = (): Promise<Stripe.Price[]> =>
    all(stripe.prices.list({ active: true, type: 'recurring', limit: 100 }));

  const pricesOf = async (plan: PlanKind): Promise<Stripe.Price[]> =>
    (await pricesOnSale()).filter((price) => planOf(price) === plan);

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
      throw new Error(`Stripe has no price for ${licenseCount} licenses: run npm run stripe:products.`);
    return { ...tier, quantity: tier.licenseCount === 0 ? 1 : licenseCount };
  };

  /** The products that come with one call: Stripe does not put them into its lists of subscriptions. */
  const someProducts = async (): Promise<readonly Stripe.Product[]> =>
    (await stripe.products.list({ limit: 100 })).data;

  const inOurTerms = async (
    subscription: Stripe.Subscription,
    products: readonly Stripe.Product[],
  ): Promise<BilledSubscription> => {
    const product = subscription.items.data[0]?.price.product;
    const known = typeof product === 'string' ? products.find(({ id }) => id === product) : product;
    const found =
      known ?? (typeof product === 'string' ? await stripe.products.retrieve(product) : undefined);
    return subscriptionIn(subscription, !found || found.deleted ? { name: '', metadata: {} } : found);
  };

  const itemOf = async (subscriptionId: string) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId);
    const [item] = subscription.items.data;
    if (!item) throw new Error(`The subscription ${subscriptionId} in Stripe has no item.`);
    return { item, subscription };
  };

  const prepareCheckout = ({ customerId, plan, licenseCount = 1, successUrl, cancelUrl }: Checkout) =>
    Promise.all([cart(plan, licenseCount), sessionsOf(stripe, customerId)]).then(
      ([{ id: price, quantity }, known]) =>
        async () => {
          const wanted = {
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
          } as const;
          const { url } = await onlyOneOpen(stripe, { ...wanted, line_items: [...wanted.line_items] }, known);
          if (url === null) throw new Error('Stripe made a checkout session without an address.');
          return url;
        },
    );

  return {
    pricingTiers: (deadline) => atStripe(pricingTiers, deadline),

    planOffers: (deadline) =>
      atStripe(async () => offersIn(...(await Promise.all([pricesOnSale(), someProducts()]))), deadline),

    findOrCreateCustomer: (payer, email, name, deadline) =>
      atStripe(async () => {
        const metadata = { ...payer };
        const found = await all(stripe.customers.list({ email, limit: 100 }));
        const known = found.find((customer) => isFor(customer, payer));
        if (known) return known.id;
        const created = await stripe.customers.create(
          { email, metadata, ...(name !== undefined && { name }) },
          // Two calls at the same time make one customer.
          { idempotencyKey: keyFor('customer', [metadata, email, name]) },
        );
        return created.id;
      }, deadline),

    startCheckout: (checkout, deadline) =>
      atStripe(async () => (await prepareCheckout(checkout))(), deadline),

    prepareCheckout: async (checkout, deadline) => {
      const open = await atStripe(() => prepareCheckout(checkout), deadline);
      return () => atStripe(open, deadline);
    },

    openPortal: (customerId, returnUrl, deadline) =>
      atStripe(async () => {
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
      }, deadline),

    subscriptionsOf: (customerId, deadline) =>
      atStripe(async () => {
        const list = stripe.subscriptions.list({
          customer: customerId,
          status: 'all',
          limit: 100,
          expand: ['data.latest_invoice'],
        });
        const [found, products] = await Promise.all([unlessMissing(() => all(list)), someProducts()]);
        return Promise.all((found ?? []).map((subscription) => inOurTerms(subscription, products)));
      }, deadline),

    changeLicenses: (subscriptionId, licenseCount, idempotencyKey, deadline) => {
      let isSent = false;
      const change = async () => {
        const [{ id: price, quantity }, { item, subscription }, products] = await beforeChanging(
          Promise.all([
            cart('organization', licenseCount),
            withoutWaiting(stripe, () => itemOf(subscriptionId)),
            someProducts(),
          ]),
        );
        const before = await beforeChanging(inOurTerms(subscription, products));
        isSent = true;
        const items = [{ id: item.id, price, quantity }];
        const mayWait = isAtLeast(licenseCount, before.licenseCount);
        return inOurTerms(
          await updateItems(stripe, subscriptionId, items, { idempotencyKey, mayWait }),
          products,
        );
      };
      return atStripe(change, deadline, () => !isSent);
    },

    callOff: (subscriptionId, idempotencyKey, deadline) =>
      atStripe(() => takeKeys(stripe, subscriptionId, idempotencyKey), deadline),

    resumePlan: (subscriptionId, deadline) => {
      let isSent = false;
      const resume = async () => {
        const [subscription, products] = await beforeChanging(
          Promise.all([stripe.subscriptions.retrieve(subscriptionId), someProducts()]),
        );
        isSent = true;
        // An end that was set as a date is taken away as one; Stripe does not take both at once.
        const goOn = subscription.cancel_at_period_end
          ? { cancel_at_period_end: false }
          : ({ cancel_at: '' } as const);
        return inOurTerms(
          await stripe.subscriptions.update(subscriptionId, { ...goOn, expand: ['latest_invoice'] }),
          products,
        );
      };
      return atStripe(resume, deadline, () => !isSent);
    },

    previewLicenses: (subscriptionId, licenseCount, deadline) =>
      atStripe(async () => {
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
      }, deadline),

    closeCustomer: (customerId, deadline) =>
      atStripe(async () => {
        await unlessMissing(async () => expire(stripe, await openSessions(stripe, customerId)));
        // Stripe cancels the customer's subscriptions with it.
        await unlessMissing(() => stripe.customers.del(customerId));
      }, deadline),

    customerOfEvent(rawBody, signature) {
      return customerIn(verified(stripe, rawBody, signature, account.webhookSecret));
    },
  };
}

const idOf = (reference: string | { readonly id: string }) =>
  typeof reference === 'string' ? reference : reference.id;

function isFor({ metadata }: Stripe.Customer, payer: Payer): boolean {
  return 'uid' in payer ? metadata['uid'] === payer.uid : metadata['orgId'] === payer.orgId;
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
