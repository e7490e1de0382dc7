import * as z from 'zod/mini';
import { operation } from './operation';
import { idSchema, timeSchema } from './primitives';

export const auditEventSchema = z.object({
  id: z.string(),
  at: timeSchema,
  /** Without an address once the account is gone. */
  actor: z.object({ uid: z.string(), email: z.optional(z.string()) }),
  action: z.string(),
  target: z.optional(z.string()),
  orgId: z.optional(z.string()),
  metadata: z.optional(z.record(z.string(), z.unknown())),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;

/** What concerns the caller or, with `orgId`, the organization; the newest first. */
export const listAuditEvents = operation('GET', '/api/audit', {
  query: z.strictObject({
    orgId: z.optional(idSchema),
    /** `next` of the page before. */
    before: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    limit: z.optional(
      z.string().check(z.regex(/^([1-9]|[1-9]\d|1\d\d|200)$/, 'The limit is a whole number from 1 to 200.')),
    ),
  }),
  reply: z.object({ events: z.array(auditEventSchema), next: z.optional(z.string()) }),
});
