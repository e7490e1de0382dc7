import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, noQuery, timeSchema } from './primitives';

/** For how many days access can be granted. */
export const grantDays = [1, 7, 30] as const;

export const supportAccessSchema = z.object({
  enabled: z.boolean(),
  grantedAt: z.optional(timeSchema),
  /** Addresses. */
  grantedBy: z.optional(z.string()),
  expiresAt: z.optional(timeSchema),
  lastUsedAt: z.optional(timeSchema),
  lastUsedBy: z.optional(z.string()),
});
export type SupportAccess = z.infer<typeof supportAccessSchema>;

const change = z.strictObject({
  enabled: z.boolean(),
  days: z.optional(z.literal(grantDays, 'Access is granted for 1, 7 or 30 days.')),
});
const ofOrganization = z.strictObject({ orgId: idSchema });
const privatePath = '/api/support/private-snippets';
const organizationPath = '/api/support/org-snippets';

export const getPrivateAccess = operation('GET', privatePath, { query: noQuery, reply: supportAccessSchema });
export const changePrivateAccess = operation('PUT', privatePath, {
  query: noQuery,
  body: change,
  reply: supportAccessSchema,
});
export const getOrganizationAccess = operation('GET', organizationPath, {
  query: ofOrganization,
  reply: supportAccessSchema,
});
export const changeOrganizationAccess = operation('PUT', organizationPath, {
  query: ofOrganization,
  body: change,
  reply: supportAccessSchema,
});

/** Support staff join an organization while it grants them access, and leave it. */
export const joinAsSupport = operation('POST', '/api/support/support-org-membership', {
  query: ofOrganization,
  body: z.strictObject({ enable: z.boolean() }),
  reply: z.object({ enabled: z.boolean() }),
  status: 200,
});

export const supportGrantSchema = z.union([
  z.object({
    kind: z.literal('private-snippets'),
    uid: z.string(),
    email: z.string(),
    displayName: z.optional(z.string()),
    expiresAt: timeSchema,
  }),
  z.object({
    kind: z.literal('org-snippets'),
    orgId: z.string(),
    name: z.string(),
    expiresAt: timeSchema,
    joined: z.boolean(),
  }),
]);
export type SupportGrant = z.infer<typeof supportGrantSchema>;

/** What is granted to support staff at the moment. */
export const listGrants = operation('GET', '/api/support/grants', {
  query: noQuery,
  reply: z.array(supportGrantSchema),
});
