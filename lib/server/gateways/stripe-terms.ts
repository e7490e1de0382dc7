import 'server-only';
import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { PlanOffers } from '@/lib/contracts/subscription';
import {
  NotAnEvent,
  type BilledSubscription,
  type Payment,
  type PendingChange,
  type PlanKind,
  type Price,
  type SubscriptionStatus,
} from '@/lib/server/backend/billing';

// What Stripe's objects mean in our terms: plans and limits are in the metadata of products and prices.

/** An offer for organizations; it holds from `licenseCount` licenses on, and 0 means no limit. */
interface Tier extends Price {
  readonly name: string;
  readonly licenseCount: number;
}

const intervals: readonly string[] = ['day', 'week', 'month', 'year'] satisfies Price['interval'][];

const statuses: readonly string[] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'canceled',
  'unpaid',
  'paused',
] satisfies SubscriptionStatus[];

const isInterval = (text: string): text is Price['interval'] => intervals.includes(text);
const isStatus = (text: string): text is SubscriptionStatus => statuses.includes(text);

export function planOf({ metadata }: Pick<Stripe.Price, 'metadata'>): PlanKind | undefined {
  const plan = metadata['plan'];
  return plan === 'personal' || plan === 'organization' ? plan : undefined;
}

/** A whole number in metadata, or what holds where there is none. */
function wholeIn(metadata: Stripe.Metadata, name: string, otherwise: number): number {
  const text = metadata[name] ?? '';
  return /^\d{1,12}$/.test(text) ? Number(text) : otherwise;
}

/** The tier's license count that a price of an organization names; 0 means no limit. */
const licensesOf = ({ metadata }: Pick<Stripe.Price, 'metadata'>) => wholeIn(metadata, 'licenses', 1);

export function priceIn({ id, unit_amount: amount, currency, recurring }: Stripe.Price): Price {
  if (amount === null || !recurring || !isInterval(recurring.interval)) {
    throw new Error(`The price ${id} in Stripe is not one amount per interval.`);
  }
  return { id, unitAmount: amount, currency, interval: recurring.interval };
}

export function tiersIn(prices: readonly Stripe.Price[]): Tier[] {
  const tiers = prices
    .filter((price) => planOf(price) === 'organization')
    .map((price) => ({ ...priceIn(price), name: price.nickname ?? '', licenseCount: licensesOf(price) }));
  const rank = ({ licenseCount }: Tier) => (licenseCount === 0 ? Infinity : licenseCount);
  return tiers.sort((one, other) => rank(one) - rank(other));
}

function limitsIn(metadata: Stripe.Metadata): BilledSubscription['limits'] {
  const snippets = wholeIn(metadata, 'snippets', -1);
  const pictureMegabytes = wholeIn(metadata, 'picture_megabytes', -1);
  return {
    snippets: snippets < 0 ? null : snippets,
    tokens: wholeIn(metadata, 'tokens', 0),
    tokensPerLicence: wholeIn(metadata, 'tokens_per_licence', 0),
    ...(pictureMegabytes >= 0 && { pictureMegabytes }),
  };
}

type SoldProduct = Pick<Stripe.Product, 'id' | 'metadata'>;

/** What the plans hold: the personal price that a checkout takes, and the first tier of an organization. */
export function offersIn(prices: readonly Stripe.Price[], products: readonly SoldProduct[]): PlanOffers {
  const limitsOf = ({ product, metadata }: Stripe.Price) => {
    const id = typeof product === 'string' ? product : product.id;
    return limitsIn({ ...products.find((each) => each.id === id)?.metadata, ...metadata });
  };
  const personal = prices.find((price) => planOf(price) === 'personal');
  const license = prices.find((price) => planOf(price) === 'organization' && licensesOf(price) !== 0);
  const offers: PlanOffers = {};
  if (personal) {
    const { unitAmount, currency, interval } = priceIn(personal);
    const { snippets, tokens } = limitsOf(personal);
    offers.personal = { unitAmount, currency, interval, snippets, tokens };
  }
  if (license) {
    const { snippets, tokensPerLicence } = limitsOf(license);
    offers.license = { snippets, tokens: tokensPerLicence };
  }
  return offers;
}

const time = (seconds: number) => new Date(seconds * 1000);

/** Only where the invoice was asked for with the subscription. */
const latestOf = ({ latest_invoice: latest }: Stripe.Subscription) =>
  typeof latest === 'object' && latest !== null ? latest : undefined;

function pendingIn(subscription: Stripe.Subscription): PendingChange | undefined {
  const { pending_update: pending } = subscription;
  const [item] = pending?.subscription_items ?? [];
  const invoice = latestOf(subscription);
  const url = invoice?.hosted_invoice_url;
  if (!pending || !item || invoice?.status !== 'open' || !url) return undefined;
  return {
    licenseCount: licensesOf(item.price) === 0 ? 0 : (item.quantity ?? 1),
    amountDue: invoice.amount_remaining,
    currency: invoice.currency,
    confirmUrl: url,
    expiresAt: time(pending.expires_at),
  };
}

function paymentIn(subscription: Stripe.Subscription): Payment | undefined {
  const invoice = latestOf(subscription);
  if (invoice?.status !== 'paid' || invoice.amount_paid <= 0) return undefined;
  const { amount_paid: amount, currency, created, status_transitions: at } = invoice;
  return { amount, currency, paidAt: time(at.paid_at ?? created) };
}

/** A subscription with the product of its one item. */
export function subscriptionIn(
  subscription: Stripe.Subscription,
  product: Pick<Stripe.Product, 'name' | 'metadata'>,
): BilledSubscription {
  const { id, customer, status, cancel_at: cancelAt, trial_end: trialEnd, ended_at: endedAt } = subscription;
  const [item] = subscription.items.data;
  if (!item) throw new Error(`The subscription ${id} in Stripe has no item.`);
  if (!isStatus(status)) throw new Error(`The subscription ${id} has a status that is not known: ${status}.`);
  const { price, quantity = 1, current_period_end: periodEnd } = item;
  const metadata = { ...product.metadata, ...price.metadata };
  const plan = planOf({ metadata });
  if (!plan) throw new Error(`The price ${price.id} in Stripe names no plan in its metadata.`);
  const isUnlimited = plan === 'organization' && licensesOf({ metadata }) === 0;
  // Stripe writes a canceled end in one of two ways, by how the account bills.
  const endsWithin = cancelAt !== null && cancelAt <= periodEnd;
  const pendingChange = pendingIn(subscription);
  const lastPayment = paymentIn(subscription);
  return {
    id,
    customerId: typeof customer === 'string' ? customer : customer.id,
    status,
    plan,
    planName: product.name,
    licenseCount: isUnlimited ? 0 : plan === 'personal' ? 1 : quantity,
    price: priceIn(price),
    createdAt: time(subscription.created),
    currentPeriodEnd: time(endedAt ?? (endsWithin ? cancelAt : periodEnd)),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || endsWithin,
    ...(trialEnd !== null && { trialEnd: time(trialEnd) }),
    ...(pendingChange && { pendingChange }),
    ...(lastPayment && { lastPayment }),
    limits: limitsIn(metadata),
  };
}

const eventSchema = z.object({ data: z.object({ object: z.record(z.string(), z.unknown()) }) });

/** Whom an event is about: its object is a customer, or belongs to one. Throws NotAnEvent. */
export function customerIn(event: unknown): string | undefined {
  const parsed = eventSchema.safeParse(event);
  if (!parsed.success) throw new NotAnEvent(parsed.error.message);
  const { object } = parsed.data.data;
  const customer = object['object'] === 'customer' ? object['id'] : object['customer'];
  if (typeof customer === 'string') return customer;
  const id = typeof customer === 'object' && customer !== null && 'id' in customer ? customer.id : undefined;
  return typeof id === 'string' ? id : undefined;
}
