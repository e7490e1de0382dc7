import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery } from './primitives';

/** Most characters that an action's metadata may take as JSON (4 KB). */
const metadataLimit = 4_096;

function fits(metadata: unknown): boolean {
  try {
    return new TextEncoder().encode(JSON.stringify(metadata)).length <= metadataLimit;
  } catch {
    // Nested deeper than JSON.stringify can follow.
    return false;
  }
}

export const logUserAction = operation('POST', '/api/log/useraction', {
  query: noQuery,
  body: z.strictObject({
    action: z.string().check(z.trim(), z.minLength(1, 'Name the action.'), z.maxLength(100)),
    metadata: z.optional(
      z.record(z.string(), z.unknown()).check(z.refine(fits, 'Metadata can have at most 4 KB.')),
    ),
  }),
});
