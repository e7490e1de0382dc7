import * as z from 'zod/mini';
import { dogLimits } from './dog-limits';
import { dogSchema, dogsPath } from './dogs';
import { operation } from './operation';
import { idSchema, noQuery, sexSchema } from './primitives';
import { variableNameSchema } from './snippet-fields';

const { name, detail, details } = dogLimits;

const nameSchema = (empty: string) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, empty), z.maxLength(name, `A name can have at most ${name} characters.`));

/** A dog as it is told: who it is, and what was filled in about it. */
export const dogFields = {
  name: nameSchema('A dog needs a name.'),
  client: z.optional(nameSchema('A client needs a name.')),
  sex: sexSchema,
  areSeveral: z.optional(z.literal(true)),
  details: z
    .record(
      variableNameSchema,
      z.string().check(z.maxLength(detail, `A detail can have at most ${detail} characters.`)),
    )
    .check(
      z.refine((given) => Object.keys(given).length <= details, `A dog can have at most ${details} details.`),
    ),
};

const dogContentSchema = z.strictObject(dogFields);
export type DogContent = z.infer<typeof dogContentSchema>;

/** Refused with 409 where no dogs are kept, where the client has one of that name, or there are as many as there can be. */
export const createDog = operation('POST', dogsPath, {
  query: noQuery,
  body: dogContentSchema,
  reply: dogSchema,
  status: 201,
});

/** Puts what is given in the place of what was known; its emails stay. */
export const updateDog = operation('PUT', dogsPath, {
  query: noQuery,
  body: z.strictObject({ id: idSchema, ...dogFields }),
  reply: dogSchema,
});

/** With its emails; 204 also where there is none. */
export const deleteDog = operation('DELETE', dogsPath, { query: z.strictObject({ id: idSchema }) });
