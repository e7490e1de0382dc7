import 'server-only';
import type { PricingTier } from '@/lib/contracts/organization-fields';
import type { PlanOffers } from '@/lib/contracts/subscription';
import type { Deadline } from '@/lib/server/runtime/deadline';

/** In milliseconds: for how long one request of ours waits for Stripe in all, so that it answers within ten seconds. */
export const billingPatience = 8_400;

/** The same where what was read last will do. */
export const briefPatience = 2_500;

/** In milliseconds: whoever has seen a change of licenses for so long knows that the request that made it is over. */
export const abandonedAfter = 15_000;

export type PlanKind = 'personal' | 'organization';

/** Who pays: a person for themself, or an organization. */
export type Payer = { readonly uid: string } | { readonly orgId: string };

export interface Price {
  readonly id: string;
  /** In the currency's smallest unit, for each license; for all of them where there is no limit. */
  readonly unitAmount: number;
  /** Three letters, lower case. */
  readonly currency: string;
  readonly interval: 'day' | 'week' | 'month' | 'year';
}

export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'unpaid' | 'paused';

/** A change of licenses that the bank wants confirmed by whoever holds the card. */
export interface PendingChange {
  /** 0: no limit. */
  readonly licenseCount: number;
  readonly amountDue: number;
  readonly currency: string;
  /** The page where it is confirmed, or paid in another way. */
  readonly confirmUrl: string;
  /** When it is forgotten. */
  readonly expiresAt: Date;
}

export interface Payment {
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date;
}

export interface BilledSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: SubscriptionStatus;
  readonly plan: PlanKind;
  readonly planName: string;
  /** 0: no limit. */
  readonly licenseCount: number;
  readonly price: Price;
  readonly createdAt: Date;
  /** When the plan ended, or ends where it is canceled; else when it is renewed. */
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  readonly trialEnd?: Date;
  /** More licenses that are there once their payment is confirmed; until then everything is as it was. */
  readonly pendingChange?: PendingChange;
  /** The last invoice, where money was paid for it. */
  readonly lastPayment?: Payment;
  readonly limits: {
    /** Private snippets; null: no limit. */
    readonly snippets: number | null;
    /** A month's words for everyone it covers together. */
    readonly tokens: number;
    /** A month's words for each license on top, or for each seat held where licenses have no limit. */
    readonly tokensPerLicence: number;
    /** Of the payer's own library; left out where the price says nothing of them. */
    readonly pictureMegabytes?: number;
  };
}

/** What another number of licenses costs. */
export interface LicensePreview {
  readonly currency: string;
  /** Charged at once for the rest of the period. */
  readonly dueNow: number;
  /** Credited at once, and taken off the next invoices. */
  readonly creditedNow: number;
  /** From the next period on, each `interval`. */
  readonly perInterval: number;
  readonly interval: Price['interval'];
}

/** The card was refused, so nothing has changed; the message is the bank's, for the customer to read. */
export class PaymentRefused extends Error {
  override readonly name = 'PaymentRefused';
}

/** Plans and payments could not be reached, did not answer in time, or would not do what they were asked for. */
export class BillingFailure extends Error {
  override readonly name = 'BillingFailure';

  /** `isUndone`: it is certain that nothing was changed. */
  constructor(
    message: string,
    readonly isUndone: boolean,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The event was not signed by whom we know. */
export class WrongSignature extends Error {
  override readonly name = 'WrongSignature';
}

/** It was signed, and is no event for all that. */
export class NotAnEvent extends Error {
  override readonly name = 'NotAnEvent';
}

// `instrumentation.ts` and the API routes are bundled apart, each with its own copy of these classes.
export const isPaymentRefused = (error: unknown): error is PaymentRefused =>
  error instanceof Error && error.name === 'PaymentRefused';
export const isBillingFailure = (error: unknown): error is BillingFailure =>
  error instanceof Error && error.name === 'BillingFailure';
export const isWrongSignature = (error: unknown): error is WrongSignature =>
  error instanceof Error && error.name === 'WrongSignature';
export const isNotAnEvent = (error: unknown): error is NotAnEvent =>
  error instanceof Error && error.name === 'NotAnEvent';

export interface Checkout {
  readonly customerId: string;
  readonly plan: PlanKind;
  /** For organizations; 0 means no limit and needs an unlimited tier. */
  readonly licenseCount?: number;
  /** `{CHECKOUT_SESSION_ID}` in it is filled in. */
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/**
 * Plans, payments and subscriptions. What it tells is the truth of the moment, never remembered. Every call ends by its
 * deadline, or within `billingPatience`; it throws BillingFailure, and all of them may be made again.
 */
export interface Billing {
  /**
   * §3: the offers for organizations, the fewest licenses first and an unlimited one (0) last. One holds from its number
   * of licenses on.
   */
  pricingTiers(deadline?: Deadline): Promise<PricingTier[]>;
  /** What each plan holds for whoever buys it now, and what the personal one costs. */
  planOffers(deadline?: Deadline): Promise<PlanOffers>;
  /** The customer that stands for a payer; asked at the same time or again, the same one. */
  findOrCreateCustomer(payer: Payer, email: string, name?: string, deadline?: Deadline): Promise<string>;
  /** The address of a checkout page, which is the only open one of its customer; asked for the same at once or again, it stays. */
  startCheckout(checkout: Checkout, deadline?: Deadline): Promise<string>;
  /** The same in two steps: what it needs is read first, and nothing is opened before it is called for. */
  prepareCheckout(checkout: Checkout, deadline?: Deadline): Promise<() => Promise<string>>;
  /** The address of the page where a customer sees invoices, changes the card and cancels. */
  openPortal(customerId: string, returnUrl: string, deadline?: Deadline): Promise<string>;
  /** All that a customer ever subscribed to, the newest first, ended ones included. */
  subscriptionsOf(customerId: string, deadline?: Deadline): Promise<BilledSubscription[]>;
  /**
   * Charges or credits the rest of the period at once; the same key changes once. Throws PaymentRefused too. More licenses
   * that the bank wants confirmed are left as the `pendingChange` of the answer; an earlier one gives way.
   */
  changeLicenses(
    subscriptionId: string,
    licenseCount: number,
    idempotencyKey: string,
    deadline?: Deadline,
  ): Promise<BilledSubscription>;
  /** Once it has answered, what was asked for with this key has been done already or never will be. */
  callOff(subscriptionId: string, idempotencyKey: string, deadline?: Deadline): Promise<void>;
  /** Takes back that it was canceled for the end of the period; nothing is charged for it. */
  resumePlan(subscriptionId: string, deadline?: Deadline): Promise<BilledSubscription>;
  previewLicenses(subscriptionId: string, licenseCount: number, deadline?: Deadline): Promise<LicensePreview>;
  /** Ends all that a customer has, an open checkout too, and removes the customer; one that is gone stays so. */
  closeCustomer(customerId: string, deadline?: Deadline): Promise<void>;
  /** Whom a webhook is about, where it is about a customer. Throws WrongSignature or NotAnEvent. */
  customerOfEvent(rawBody: string | Uint8Array, signature: string | undefined): string | undefined;
}
