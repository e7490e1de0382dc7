import * as z from 'zod/mini';
import { dogFields } from './dog-changes';
import { dogLimits } from './dog-limits';
import { dogSchema, dogsPath } from './dogs';
import { operation } from './operation';
import { idSchema, noQuery, timeSchema } from './primitives';

const path = `${dogsPath}/emails` as const;

export const dogEmailSchema = z.object({
  id: z.string(),
  copiedAt: timeSchema,
  subject: z.string(),
  html: z.string(),
});
export type DogEmail = z.infer<typeof dogEmailSchema>;

const noteSchema = z.strictObject({
  dog: z.strictObject(dogFields),
  /** Of a moment that is still to come, the server takes its own. */
  copiedAt: timeSchema.check(z.refine((time) => !Number.isNaN(Date.parse(time)), 'This is not a moment.')),
  subject: z
    .string()
    .check(
      z.trim(),
      z.maxLength(dogLimits.subject, `A subject can have at most ${dogLimits.subject} characters.`),
    ),
  html: z
    .string()
    .check(z.maxLength(dogLimits.html, 'An email can have at most 200,000 characters to be kept.')),
});
export type DogEmailNote = z.infer<typeof noteSchema>;

/** Notes a copied email under the dog that it is about, a new one or one that is known (`lib/domain/dogs/same-dog.ts`). */
export const noteDogEmail = operation('POST', path, {
  query: noQuery,
  body: noteSchema,
  reply: dogSchema,
  status: 201,
});

/** The youngest first; `before` is the last one of the answer before. */
export const listDogEmails = operation('GET', path, {
  query: z.strictObject({ dogId: idSchema, before: z.optional(idSchema) }),
  reply: z.object({ emails: z.array(dogEmailSchema), hasMore: z.boolean() }),
});

/** 204 also where there is none. */
export const deleteDogEmail = operation('DELETE', path, { query: z.strictObject({ id: idSchema }) });
