import 'server-only';
import * as z from 'zod/mini';
import { storedTime } from '@/lib/server/repositories/document-schema';

export const grantSchema = z.object({
  enabled: z.boolean(),
  grantedAt: storedTime,
  grantedBy: z.string(),
  expiresAt: storedTime,
  lastUsedAt: z.optional(storedTime),
  lastUsedBy: z.optional(z.string()),
});
