import * as z from 'zod/mini';
import { operation } from './operation';
import { pricingTierSchema } from './organization-fields';
import { idSchema, noQuery, timeSchema } from './primitives';
import { tokenUsageSchema } from './usage';

const path = '/api/stripe/subscription';
const sessionPath = '/api/stripe/create-session';

/** Most licenses that can be bought. */
export const mostLicenses = 10_000;

export const subscriptionSchema = z.object({
  id: z.string(),
  /** Stripe's word for it. */
  status: z.string(),
  source: z.enum(['personal', 'organization']),
  orgId: z.optional(z.string()),
  planName: z.string(),
  /** 0: no limit. */
  licenseCount: z.number(),
  currentPeriodEnd: timeSchema,
  cancelAtPeriodEnd: z.boolean(),
  trialEnd: z.optional(timeSchema),
  /** More licenses that the bank wants confirmed first (ADR 35); for those who pay. */
  pendingChange: z.optional(
    z.object({
      /** 0: no limit. */
      licenseCount: z.number(),
      /** In the currency's smallest unit. */
      amountDue: z.number(),
      currency: z.string(),
      /** The page at Stripe where it is confirmed. */
      confirmUrl: z.string(),
      /** When it is forgotten. */
      expiresAt: timeSchema,
    }),
  ),
  /** What was paid for the last invoice; for those who pay. */
  lastPayment: z.optional(z.object({ amount: z.number(), currency: z.string(), paidAt: timeSchema })),
  /** What it costs each interval where it goes on, in the currency's smallest unit; for those who pay. */
  renewal: z.optional(z.object({ amount: z.number(), currency: z.string(), interval: z.string() })),
  tokens: tokenUsageSchema,
});
export type Subscription = z.infer<typeof subscriptionSchema>;

/** The subscription that covers the caller; 204 where there is none. */
export const getSubscription = operation('GET', path, {
  query: noQuery,
  reply: z.optional(subscriptionSchema),
});

const planLimits = {
  /** Private snippets; null: no limit. */
  snippets: z.nullable(z.number()),
  /** Words a month. */
  tokens: z.number(),
};

/** What the paid plans hold, as it is sold now (ADR 37). */
export const planOffersSchema = z.object({
  personal: z.optional(
    z.object({
      ...planLimits,
      /** In the currency's smallest unit. */
      unitAmount: z.number(),
      currency: z.string(),
      interval: z.string(),
    }),
  ),
  /** What one license of an organization adds; what it costs is in the tiers. */
  license: z.optional(z.object(planLimits)),
});
export type PlanOffers = z.infer<typeof planOffersSchema>;

/** What can be bought; `plans` is missing where it cannot be read. */
export const getPricing = operation('GET', path, {
  query: z.strictObject({ orgpricing: z.literal('true') }),
  reply: z.object({ pricingTiers: z.array(pricingTierSchema), plans: z.optional(planOffersSchema) }),
});

export const changeLicenses = operation('PUT', path, {
  query: noQuery,
  body: z.strictObject({
    orgId: idSchema,
    licenseCount: z
      .number()
      .check(
        z.int('The number of licenses must be a whole number.'),
        z.gte(0, 'The number of licenses cannot be negative.'),
        z.lte(mostLicenses, 'You can have at most 10,000 licenses.'),
      ),
  }),
  reply: subscriptionSchema,
});

const digits = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,3}|10000)$/, 'Licenses are a whole number up to 10,000.'));

/** What another number of licenses would cost, in the currency's smallest unit. */
export const licensePreviewSchema = z.object({
  currency: z.string(),
  /** Charged at once for the rest of the period. */
  dueNow: z.number(),
  /** Credited at once, and taken off the next invoices. */
  creditedNow: z.number(),
  /** From the next period on, each `interval`. */
  perInterval: z.number(),
  interval: z.string(),
});
export type LicensePreview = z.infer<typeof licensePreviewSchema>;

/** The price of a change of licenses, before it is made; refused as the change would be. */
export const previewLicenses = operation('GET', path, {
  query: z.strictObject({ orgId: idSchema, licenseCount: digits }),
  reply: licensePreviewSchema,
});

/** An organization's own subscription, for its admins, whichever covers them; `incomplete` until one was paid for. */
export const getOrganizationSubscription = operation('GET', path, {
  query: z.strictObject({ orgId: idSchema }),
  reply: subscriptionSchema,
});

/** Takes a cancellation back while the plan still runs: the caller's own or, with `orgId`, the organization's. */
export const resumePlan = operation('POST', path, {
  query: z.strictObject({ resume: z.literal('true'), orgId: z.optional(idSchema) }),
  reply: subscriptionSchema,
});

const url = z.object({ url: z.string() });

/** The checkout of the personal plan, or the billing portal for who is subscribed. */
export const startPersonalCheckout = operation('POST', sessionPath, { query: noQuery, reply: url });

/** The same for an organization. */
export const startOrganizationCheckout = operation('POST', sessionPath, {
  query: z.strictObject({
    orgId: idSchema,
    licenseCount: z.optional(digits),
  }),
  reply: url,
});
