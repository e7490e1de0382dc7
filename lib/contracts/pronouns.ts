import * as z from 'zod/mini';
import { operation } from './operation';
import { noQuery, sexSchema } from './primitives';

/** Most characters that one swap takes. */
const swapLimit = 100_000;

/** Streams the text in the other version's words; one token for each word, reserved before the first byte. */
export const swapPronouns = operation('POST', '/api/swap-pronouns', {
  query: noQuery,
  body: z.strictObject({
    startingSex: sexSchema,
    desiredSex: sexSchema,
    htmlString: z
      .string()
      .check(z.maxLength(swapLimit, 'A text to swap can have at most 100,000 characters.')),
  }),
  streams: true,
});
