import * as z from 'zod/mini';
import { dogsPath } from './dogs';
import { operation } from './operation';
import { noQuery } from './primitives';

/** Switched off, all dogs and emails that were kept are deleted. */
export const keepDogs = operation('PUT', `${dogsPath}/keeping`, {
  query: noQuery,
  body: z.strictObject({ isKept: z.boolean() }),
});
