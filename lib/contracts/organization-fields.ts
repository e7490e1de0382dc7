import * as z from 'zod/mini';
import { memberStatusSchema, roleSchema, timeSchema } from './primitives';

export const organizationLimits = {
  name: 80,
  website: 200,
  phone: 40,
  address: 400,
  signature: 10_000,
} as const;

export const memberSchema = z.object({
  /** Left out until the invitation was accepted. */
  userId: z.optional(z.string()),
  email: z.string(),
  displayName: z.optional(z.string()),
  status: memberStatusSchema,
  role: roleSchema,
  invitedAt: timeSchema,
  invitedBy: z.optional(z.object({ email: z.string(), displayName: z.optional(z.string()) })),
  /** The inviter's own words, until it is answered; told to who is invited, and to admins. */
  note: z.optional(z.string()),
  joinedAt: z.optional(timeSchema),
  /** The day they were last there, as midnight UTC; told to admins, and to everyone of themselves in their export. */
  lastActiveAt: z.optional(timeSchema),
  /** Support staff who joined: they hold no seat. */
  isSupport: z.optional(z.boolean()),
});
export type Member = z.infer<typeof memberSchema>;

export const pricingTierSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** 0: no limit. */
  licenseCount: z.number(),
  /** In the currency's smallest unit. */
  unitAmount: z.number(),
  currency: z.string(),
  interval: z.string(),
});
export type PricingTier = z.infer<typeof pricingTierSchema>;

const detailsShape = { website: z.string(), phone: z.string(), address: z.string(), signature: z.string() };

export const organizationDetailsSchema = z.object({
  website: z.optional(detailsShape.website),
  phone: z.optional(detailsShape.phone),
  address: z.optional(detailsShape.address),
  /** HTML. */
  signature: z.optional(detailsShape.signature),
});
export type OrganizationDetails = z.infer<typeof organizationDetailsSchema>;

export const organizationSchema = z.object({
  id: z.string(),
  name: z.string(),
  details: organizationDetailsSchema,
  members: z.array(memberSchema),
  pricingTiers: z.array(pricingTierSchema),
  mostRecentSubscriptionStatus: z.optional(z.object({ status: z.string(), licenses: z.number() })),
});
export type Organization = z.infer<typeof organizationSchema>;

const text = (limit: number, what: string) =>
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(limit, `${what} can have at most ${limit.toLocaleString('en')} characters.`),
      ),
  );

export const organizationDetailsDraftSchema = z.strictObject({
  website: text(organizationLimits.website, 'A website'),
  phone: text(organizationLimits.phone, 'A phone number'),
  address: text(organizationLimits.address, 'An address'),
  signature: text(organizationLimits.signature, 'A signature'),
});

export const organizationNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'An organization needs a name.'),
    z.maxLength(organizationLimits.name, 'A name can have at most 80 characters.'),
  );
